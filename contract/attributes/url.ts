import * as v from 'valibot'
import type { AttributeOptions } from './attribute.ts'
import { build } from './build.ts'

/** Longest address that is accepted anywhere. */
export const urlMax = 2000

// Browsers drop tabs and line breaks inside an address before they read its scheme, so `java\nscript:` must not pass.
const unsafe = /[\s\p{Cc}\\<>"]/u
const allowed = /^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d|\/(?!\/)|#)/i

/** Whether a URL may be used in content: http, https, mailto, tel, a path of the site or an anchor. */
export const isSafeUrl = (value: string) => value === '/' || (allowed.test(value) && !unsafe.test(value))

/** The rule for every address in content. */
export const safeUrl = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(urlMax),
  v.check(isSafeUrl, 'must be http, https, mailto, tel or a path of this site'),
)

/** An address, the same in all languages. */
export const url = <const O extends AttributeOptions>(options: O = {} as O) => build('url', options, safeUrl, v.string())
