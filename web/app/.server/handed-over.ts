import { text } from 'node:stream/consumers'
import { nested } from './nested.ts'

/**
 * Gives the router in the browser what stands before it, and says that this was all. Nested values are put into the list that the
 * router reads, each text and number once; what begins as a list already is that list.
 */
const giver = `{const{streamController:c}=window.__reactRouterContext,t=document.currentScript.previousSibling.textContent,o=[],m=new Map,f=v=>{
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
 * What the router hands over to the browser: as data, where the router itself would write scripts as it comes. A browser has less to
 * read, and the page's policy has to name one script that is the same on all pages instead of one as long as the data.
 */
export const handedOver = async (stream: ReadableStream | undefined, nonce: string): Promise<string> => {
  const coded = stream ? await text(stream) : ''
  const data = nested(coded) ?? coded
  // Nothing in it may end the script or begin a comment; in JSON the sign stands in texts alone, where it can be written so.
  return `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script><script nonce="${nonce}">${giver}</script>`
}
