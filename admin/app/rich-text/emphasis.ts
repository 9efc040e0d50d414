/** Emphasis from a style or a tag; undeclared properties are inherited. */
export type Emphasis = { strong?: boolean; em?: boolean; u?: boolean; s?: boolean; sub?: boolean; sup?: boolean }

const names = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const

const byTag: Readonly<Record<string, Emphasis>> = {
  B: { strong: true },
  STRONG: { strong: true },
  I: { em: true },
  EM: { em: true },
  U: { u: true },
  INS: { u: true },
  S: { s: true },
  STRIKE: { s: true },
  DEL: { s: true },
  SUB: { sub: true },
  SUP: { sup: true },
}

const isBold = (weight: string) => /^(?:bold|bolder|[6-9]\d\d|1000)$/.test(weight)
const isItalic = (style: string) => /^(?:italic|oblique)/.test(style)

/** Emphasis in a `style` attribute. Word's own properties, such as `mso-bidi-font-weight`, are ignored. */
export const emphasisInStyle = (style: string): Emphasis => {
  const found: Emphasis = {}
  for (const declaration of style.toLowerCase().split(';')) {
    const [property = '', ...rest] = declaration.split(':')
    const value = rest.join(':').replace('!important', '').trim()
    switch (property.trim()) {
      case 'font': {
        const words = value.replaceAll(/"[^"]*"|'[^']*'/g, '').split(/[\s,/]+/)
        found.strong = words.some(isBold)
        found.em = words.some(isItalic)
        break
      }
      case 'font-weight':
        if (value !== 'inherit') found.strong = isBold(value)
        break
      case 'font-style':
        if (value !== 'inherit') found.em = isItalic(value)
        break
      // A decoration is drawn through everything inside: an element inside cannot take it away.
      case 'text-decoration':
      case 'text-decoration-line':
        if (/\bunderline\b/.test(value)) found.u = true
        if (/\bline-through\b/.test(value)) found.s = true
        break
      case 'vertical-align':
        found.sub = value === 'sub'
        found.sup = value === 'super'
        break
    }
  }
  return found
}

const declaredBy = (element: Element): Emphasis => ({
  ...byTag[element.tagName],
  ...(element.matches('.MsoFootnoteReference, .MsoEndnoteReference') && { sup: true }),
  ...emphasisInStyle(element.getAttribute('style') ?? ''),
})

/** Headings are bold, and links underlined, by the site's own styles. */
const isBoldAnyway = (text: Text) => Boolean(text.parentElement?.closest('h1, h2, h3, h4, h5, h6, th'))
const isUnderlinedAnyway = (text: Text) => Boolean(text.parentElement?.closest('a'))

const emphasisOf = (text: Text, body: HTMLElement): Emphasis => {
  let found: Emphasis = {}
  for (let element = text.parentElement; element && element !== body; element = element.parentElement)
    found = { ...declaredBy(element), ...found }
  return { ...found, ...(isBoldAnyway(text) && { strong: false }), ...(isUnderlinedAnyway(text) && { u: false }) }
}

/**
 * Converts emphasis to elements. The content security policy also blocks `style` attributes in parsed markup, so the editor sees
 * none of them: Google Docs wraps all it copies into a `<b>` of normal weight, and uses spans for emphasis.
 */
export const resolveEmphasis = (body: HTMLElement, document: Document) => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: { text: Text; emphasis: Emphasis }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim()) texts.push({ text: node as Text, emphasis: emphasisOf(node as Text, body) })
  for (const element of body.querySelectorAll(Object.keys(byTag).join())) element.replaceWith(...element.childNodes)
  for (const { text, emphasis } of texts)
    for (const name of names) {
      if (!emphasis[name]) continue
      const wrapper = document.createElement(name)
      text.replaceWith(wrapper)
      wrapper.append(text)
    }
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style')
}
