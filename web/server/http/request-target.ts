const absolute = /^https?:\/\/[^/?#]*/i

/** The target of a request as a path: a client may send the absolute form (RFC 9112, 3.2.2), whose host counts as little as `Host`. */
export const originForm = (target: string) => {
  if (target.startsWith('/') || !absolute.test(target)) return target
  const rest = target.replace(absolute, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
