import { expect, test } from 'vitest'
import { fileType } from './file-type.ts'

test.each([
  ['application/pdf', 'PDF'],
  ['image/svg+xml', 'SVG'],
  ['image/jpeg', 'JPEG'],
  ['image/webp', 'WEBP'],
])('%s is called %s', (type, name) => expect(fileType(type)).toBe(name))
