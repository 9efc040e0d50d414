import type { MetaDescriptor } from 'react-router'

const ofPage =
  'title, meta[property], meta:is([name=description], [name=robots], [name^="twitter:"]), link:is([rel=canonical], [rel=alternate])'

const toldOf = (element: Element): MetaDescriptor => {
  if (element.localName === 'title') return { title: element.textContent ?? '' }
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name === 'hreflang' ? 'hrefLang' : name, value]))
  return element.localName === 'link' ? { tagName: 'link', ...attributes } : attributes
}

/** The head of the page as the server rendered it: React hydrates it, and removes it on navigation. */
export const headOnPage = (): MetaDescriptor[] => [
  ...[...document.head.querySelectorAll(ofPage)].map(toldOf),
  ...[...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => ({
    'script:ld+json': JSON.parse(textContent ?? 'null'),
  })),
]
