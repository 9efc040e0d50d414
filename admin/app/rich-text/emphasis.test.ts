import { expect, test } from 'vitest'
import { emphasisInStyle } from './emphasis.ts'

test.each([
  ['font-weight:700', { strong: true }],
  ['font-weight:normal', { strong: false }],
  ['FONT-WEIGHT: Bold !important', { strong: true }],
  ['mso-bidi-font-weight:normal', {}],
  ['font-style:italic;font-weight:400', { em: true, strong: false }],
  ['font:italic bold 12pt "Times New Roman"', { em: true, strong: true }],
  ['font:7.0pt "Arial Bold"', { em: false, strong: false }],
  ['text-decoration:underline line-through', { u: true, s: true }],
  ['text-decoration:none;vertical-align:super', { sub: false, sup: true }],
  ['color:#000;background:url(data:image/png;base64,x)', {}],
  ['', {}],
])('%s says %o', (style, emphasis) => expect(emphasisInStyle(style)).toEqual(emphasis))
