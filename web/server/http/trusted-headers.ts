import type { IncomingHttpHeaders } from 'node:http'

// A proxy forwards visitors' headers, so these are not trusted from one either: nobody outside may control the framework.
const steering = /^(?:x-react-router-|x-remix-|x-middleware-|x-http-method)/

const forwarding = /^(?:x-forwarded-|forwarded$|x-real-ip$)/

/** The headers of a request that pages may see. */
export const trustedHeaders = (headers: IncomingHttpHeaders, isTrusted: boolean) => {
  const believed = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || steering.test(name) || (!isTrusted && forwarding.test(name))) continue
    for (const one of Array.isArray(value) ? value : [value]) believed.append(name, one)
  }
  return believed
}
