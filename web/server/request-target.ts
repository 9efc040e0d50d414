import type { IncomingMessage } from 'node:http'

const absolute = /^https?:\/\/[^/?#]*/i

/** The target of a request as a path: a client may send the absolute form (RFC 9112, 3.2.2), whose host counts as little as `Host`. */
export const originForm = (target: string) => {
  if (target.startsWith('/') || !absolute.test(target)) return target
  const rest = target.replace(absolute, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Whether a request names several hosts: proxies disagree about which of them counts, so it is refused (RFC 9112, 3.2). */
export const hasSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
