/** Variables of a call's template: the answered page, and the parts of the visitor's address. */
export type CallValues = {
  page: Readonly<Record<string, unknown>>
  slug?: string | undefined
  query?: Readonly<Record<string, string | undefined>>
}

/** The name of the value that a part of a template stands for: `slug` for `{slug}`. */
export const parameterIn = (part: string) => /^\{([\w.]+)\}$/.exec(part)?.[1]

/** The value behind a name of a template: of the page, of an entry that it names, of the address or its query. */
export const valueNamed = (name: string, { page, slug, query = {} }: CallValues): unknown => {
  if (name === 'id') return page.id
  if (name === 'slug') return slug
  return name.startsWith('page.') ? (page[name.slice('page.'.length)] as { id: number } | null)?.id : query[name]
}

/** One call of a page's declaration with its values in place; nothing where its path would have a gap, as it is not made then. */
export const filledCall = (template: string, values: CallValues): string | undefined => {
  const [path = '', search = ''] = template.split('?')
  const value = (name: string) => valueNamed(name, values)
  const whole = path.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => String(value(name) ?? '{}'))
  if (whole.includes('{}')) return undefined
  const kept = search.split('&').flatMap((pair) => {
    const [, name] = /\{([\w.]+)\}/.exec(pair) ?? []
    if (!name) return pair ? [pair] : []
    return value(name) === undefined ? [] : [pair.replace(`{${name}}`, String(value(name)))]
  })
  return kept.length > 0 ? `${whole}?${kept.join('&')}` : whole
}
