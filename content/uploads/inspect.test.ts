import { ServiceError } from '@narkhoz/contract/errors.ts'
import { expect, test } from 'vitest'
import { inspect } from './inspect.ts'

const whyNot = async (name: string, text: string) => {
  const failure = await inspect(name, Buffer.from(text)).then(
    () => undefined,
    (error: unknown) => error,
  )
  return failure instanceof ServiceError ? failure.fields?.file?.en : failure
}

test('a file is refused for its kind, or for a name that is not its kind', async () => {
  expect(await whyNot('setup.exe', 'MZ')).toMatch(/^This type of file is not accepted\. Allowed: pdf/)
  expect(await whyNot('plan.svg', '<svg/>')).toMatch(/not accepted/)
  for (const name of ['setup.pdf', 'notes.JPG', 'page.webp'])
    expect(await whyNot(name, 'MZ'), name).toMatch(/does not match what is in the file/)
  // A good PDF under the name of a picture.
  expect(await whyNot('paper.png', '%PDF-1.7')).toMatch(/does not match/)
  expect(await whyNot('paper.docx', '%PDF-1.7')).toMatch(/not accepted/)
})
