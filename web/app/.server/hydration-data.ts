import { text } from 'node:stream/consumers'
import { nested } from './nested.ts'

/**
 * Passes the JSON in the element before it to the router in the browser and closes the stream. Nested values are flattened into the
 * list that the router decodes, each text and number once; data that is a list already is passed as it is.
 */
const decoderScript = `{const{streamController:c}=window.__reactRouterContext,t=document.currentScript.previousSibling.textContent,o=[],m=new Map,f=v=>{
if(v===null)return-5
let i=m.get(v)
if(i>=0)return i
i=o.push(v)-1
if(typeof v!='object')m.set(v,i)
else if(Array.isArray(v))o[i]=v.map(f)
else{const n=o[i]={}
for(const k in v)n['_'+f(k)]=f(v[k])}
return i}
t[0]=='{'&&f(JSON.parse(t))
c.enqueue(o[0]?JSON.stringify(o):t)
c.close()}`

/**
 * The hydration data as a JSON element, where the router itself would stream scripts. A browser parses less, and the policy of every
 * page names one constant script instead of one per page.
 */
export const hydrationData = async (stream: ReadableStream | undefined, nonce: string): Promise<string> => {
  const encoded = stream ? await text(stream) : ''
  const data = nested(encoded) ?? encoded
  // `<` occurs in JSON only within strings, where the escape is equal: nothing can end the script or begin a comment.
  return `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script><script nonce="${nonce}">${decoderScript}</script>`
}
