import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hiddenFields, type Puzzle } from '../../app/forms/outcome.ts'
import { createFormGuard } from './form-guard.ts'

const from = (address: string, texts: Readonly<Record<string, string>> = {}, form = 'consultation') => ({
  address,
  form,
  texts: new Map(Object.entries(texts)),
})

const solve = ({ text, bits }: Puzzle) => {
  for (let number = 0; ; number++) {
    const digest = createHash('sha256').update(`${text}${number}`).digest()
    const zeros = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    if (zeros.startsWith('0'.repeat(bits))) return String(number)
  }
}

test('a class behind one address gets through, a flood does not, and other forms and addresses go on', () => {
  const guard = createFormGuard(true, undefined)
  for (let pupil = 0; pupil < 35; pupil++) expect(guard(from('10.0.0.1')).is).toBe('welcome')
  for (let more = 0; more < 20; more++) guard(from('10.0.0.1'))
  expect(guard(from('10.0.0.1')).is).toBe('too_many')
  expect(guard(from('10.0.0.1', {}, 'vacancy')).is).toBe('welcome')
  expect(guard(from('10.0.0.2')).is).toBe('welcome')
})

test('a submission with a filled honeypot is refused', () => {
  expect(createFormGuard(true, undefined)(from('10.0.0.1', { [hiddenFields.honeypot]: 'https://spam.example' })).is).toBe('refused')
})

test('a form that was filled in at once has to be worked for, and one piece of work counts once and for its form', () => {
  const guard = createFormGuard(true, undefined)
  const verdict = guard(from('10.0.0.1', { [hiddenFields.spent]: '20' }))
  if (verdict.is !== 'puzzled') throw new Error(`not puzzled: ${verdict.is}`)
  const solved = { [hiddenFields.spent]: '20', [hiddenFields.puzzle]: verdict.puzzle.text, [hiddenFields.solution]: solve(verdict.puzzle) }
  expect(guard(from('10.0.0.2', solved)).is).toBe('puzzled')
  expect(guard(from('10.0.0.1', solved, 'vacancy')).is).toBe('puzzled')
  expect(guard(from('10.0.0.1', { ...solved, [hiddenFields.solution]: 'no' })).is).toBe('puzzled')
  expect(guard(from('10.0.0.1', solved)).is).toBe('welcome')
  expect(guard(from('10.0.0.1', solved)).is).toBe('puzzled')
  expect(guard(from('10.0.0.1', { [hiddenFields.spent]: '9000' })).is).toBe('welcome')
})

test('switched off, it lets everybody in', () => {
  const guard = createFormGuard(false, undefined)
  for (let count = 0; count < 1000; count++)
    expect(guard(from('10.0.0.1', { [hiddenFields.honeypot]: 'x', [hiddenFields.spent]: '0' })).is).toBe('welcome')
})
