/**
 * The path of an old address: pasted ones have the site's host. Undefined for another site, or without a path. The service removes
 * the language.
 */
export const oldPath = (typed: string, siteUrl: string | null | undefined): string | undefined => {
  const text = typed.trim()
  if (/^\/(?!\/)/.test(text)) return text
  const host = (address: string) => URL.parse(address)?.host.replace(/^www\./, '')
  const own = siteUrl ? host(siteUrl) : undefined
  const full = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  const address = URL.parse(full)
  if (!own || !address || address.username || host(full) !== own) return undefined
  return decodeURI(address.pathname).replace(/(?<=.)\/$/, '') + address.search + address.hash
}
