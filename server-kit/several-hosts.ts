/**
 * Whether a request names several hosts, by its raw headers (name, value, name, …): proxies disagree on which of them counts, so it
 * is refused (RFC 9112, 3.2).
 */
export const hasSeveralHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
