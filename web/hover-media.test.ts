import postcss from 'postcss'
import { expect, test } from 'vitest'
import { hoverMedia } from './hover-media.ts'

const written = (css: string) => postcss([hoverMedia()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, '')

test('hover styles apply to devices with hover only', () => {
  expect(written('a:hover { color: red }')).toBe('@media(hover:hover){a:hover{color:red}}')
  expect(written('@media (min-width: 9px) { a:hover { color: red } }')).toBe(
    '@media(min-width:9px){@media(hover:hover){a:hover{color:red}}}',
  )
})

test('what else has the same look keeps it everywhere, in its place', () => {
  expect(written('a:hover, a:focus { color: red } b { color: blue }')).toBe(
    'a:focus{color:red}@media(hover:hover){a:hover{color:red}}b{color:blue}',
  )
})
