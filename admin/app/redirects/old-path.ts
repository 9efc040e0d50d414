/**
 * The path that an old address names: what is pasted from the browser's bar has the site's own host before it. Nothing where it
 * is the address of another site, or no path at all. The language is left to the service, which takes it away.
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
