// Waits for the visitor's first sign of intent, then lets the router's entry script run: a pointer over or focus on
// something interactive, or any key. Kept in one line, because it stands on every page.
const wake =
  "(()=>{let d;const g=e=>{if(d||e.type=='pointerover'&&!e.target.closest('a,button,summary,input,select,textarea,label'))return;d=1;" +
  "for(const s of document.querySelectorAll('script[type=\"text/later\"]')){const n=document.createElement('script');" +
  "n.type='module';n.textContent=s.textContent;s.replaceWith(n)}};" +
  "for(const t of ['pointerover','focusin','keydown'])addEventListener(t,g,{passive:true})})()"

const entry = '<script type="module" async="">'

/** Leaves the entry script and its preloads out of the first load: the page is complete without them. */
export const hydrateOnIntent = (html: string) => {
  // A silent miss would bring every script back into the first load.
  if (!html.includes(entry)) throw new Error('The page has no entry script to put off: has the router changed its markup?')
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(entry, '<script type="text/later">')
    .replace('</body>', () => `<script>${wake}</script></body>`)
}

/** Leaves all scripts out, for a page that the router in a browser would read another address for. */
export const neverHydrate = (html: string) =>
  html.replace(/<link rel="modulepreload"[^>]*>/g, '').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
