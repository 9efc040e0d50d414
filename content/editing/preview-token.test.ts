import { expect, test } from 'vitest'
import { PreviewTokens, previewLife } from './preview-token.ts'

const tokens = new PreviewTokens('a secret of these tests')
const pass = { kind: 'news', id: 7, expiresAt: new Date(Date.now() + previewLife), framedBy: 'http://localhost:4000' }

test('a link names its target, until it expires', () => {
  const token = tokens.issue(pass)
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/)
  expect(tokens.read(token)).toEqual(pass)
  expect(tokens.read(token, new Date(pass.expiresAt.getTime() - 1))).toEqual(pass)
  expect(tokens.read(token, pass.expiresAt)).toBeUndefined()
})

test('nobody else can forge one, or change one', () => {
  const [told = '', signature = ''] = tokens.issue(pass).split('.')
  const other = Buffer.from(JSON.stringify(['news', 8, pass.expiresAt.getTime(), pass.framedBy])).toString('base64url')
  const foreign = new PreviewTokens('another secret').issue(pass)
  for (const token of [
    `${other}.${signature}`,
    foreign,
    told,
    `${told}.`,
    `.${signature}`,
    '',
    '.',
    'x'.repeat(5000),
    `${told}.${signature}x`,
  ])
    expect(tokens.read(token), token).toBeUndefined()
})
