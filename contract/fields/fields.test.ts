import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { constants } from '../constants.ts'
import { locales } from '../locales.ts'
import { tooLarge, wrongType } from './chosen-file.ts'
import { type Field, field, judge, tooLong } from './field.ts'
import { fields } from './registry.ts'
import { readUtm, utmKeys, utmMax, utmTags } from './utm.ts'

const everyField: [string, Field][] = Object.entries(fields)

const handles =
  'fio email tel message date time question file method school book address direction service course company post program year roomPlan year_admission year_release specialty department type language city document1 document2 document3 level finished paper1 paper2 paper3 paper4 paper5 guests'

const wireNames: Record<string, string> = {
  tel: 'phone',
  question: 'issue_id',
  method: 'method_id',
  school: 'school_id',
  book: 'book_id',
  department: 'department_id',
  type: 'type_id',
  language: 'language_id',
}

test('the handles are those that are promised, and no other', () => {
  expect(new Set(everyField.map(([, { name }]) => name))).toEqual(new Set(handles.split(' ')))
})

describe.each(everyField)('%s', (_, it) => {
  test.each(it.samples.good.map((sample) => [sample]))('takes %j', (sample) => {
    expect(judge(it, sample)).toBeUndefined()
    expect(v.parse(it.rule, sample)).toBe(sample.trim())
  })

  test.each(it.samples.bad.map((sample) => [sample]))('refuses %j', (sample) => {
    expect(v.is(it.rule, sample)).toBe(false)
    expect([it.missing, it.invalid, tooLong(it.max)]).toContainEqual(judge(it, sample))
  })

  test.each([[undefined], [null], [''], [' \n '], ['\u00a0']])('says that %j is missing', (value) => {
    expect(judge(it, value)).toBe(it.missing)
  })

  test.each([[0], [1], [true], [[]], [['a']], [{}], [{ toString: () => 'a' }]])('refuses %j, which is no text', (value) => {
    expect(judge(it, value)).toBe(it.invalid)
  })

  test.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u202e', '\ud800'])(
    'refuses the character %j in a good text',
    (character) => {
      expect(v.is(it.rule, it.samples.good[0] + character)).toBe(false)
    },
  )

  test.each(['\n', '\r', '\t', '\u2028'])('takes %j only where a text may have several lines', (character) => {
    const sample = it.samples.good[0].slice(0, it.max - 1)
    expect(v.is(it.rule, `${sample}${character}`)).toBe(it.control === 'textarea')
  })

  test('speaks three languages, differently where it has something to say', () => {
    for (const words of [it.label, it.missing, it.invalid, ...(it.hint ? [it.hint] : [])])
      for (const locale of locales) expect(words[locale].trim()).toMatch(/\S{2}/)
    for (const words of [it.missing, it.invalid]) expect(new Set(Object.values(words)).size).toBe(locales.length)
    for (const words of [it.label, it.missing, it.invalid]) expect(words.en).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  test('is sent under its promised name', () => {
    expect(it.wire).toBe(wireNames[it.name] ?? it.name)
  })

  test('is a select exactly when it has a source', () => {
    expect(it.control === 'select').toBe(it.source !== undefined)
    if (it.source && 'fixed' in it.source)
      for (const { value } of it.source.fixed) expect(judge(it, value), `option ${value}`).toBeUndefined()
  })
})

const fastest = (work: () => void) =>
  Math.min(
    ...Array.from({ length: 7 }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )

describe('long inputs', () => {
  const fillings = ['@', 'a', '1', '.', 'a.', ' ', 'a@', '-', '/', '\n', '\u0000', '😀', `a@${'b.'.repeat(50)}`]
  const ofLength = (filling: string, length: number) => filling.repeat(Math.ceil(length / filling.length)).slice(0, length)

  test.each(everyField)('%s judges 100 kB of anything about as fast as its longest input, and never takes it', (_, it) => {
    for (const filling of fillings) {
      const long = ofLength(filling, 100_000)
      expect(v.is(it.rule, long), filling).toBe(false)
      expect(judge(it, long), filling).toEqual(filling.trim() === '' ? it.missing : tooLong(it.max))
      const allowed = ofLength(filling, it.max)
      const usual = fastest(() => v.is(it.rule, allowed))
      const time = fastest(() => {
        v.is(it.rule, long)
        v.safeParse(it.rule, long)
        judge(it, long)
      })
      expect(time, `${filling}: ${time} ms, ${usual} ms for the longest that is taken`).toBeLessThan(Math.min(20, 2 + usual * 50))
    }
  })

  test('no condition of a field ever sees more than its limit', () => {
    const seen: number[] = []
    const watched = field({
      ...fields.message,
      max: 10,
      rule: (text) =>
        v.pipe(
          text,
          v.check((value) => {
            seen.push(value.length)
            return true
          }),
        ),
    })
    for (const length of [9, 10, 11, 100_000]) v.safeParse(watched.rule, '@'.repeat(length))
    expect(seen).toEqual([9, 10])
  })

  test('a long input has one issue, its length, so no rule after the limit ran', () => {
    for (const [name, it] of everyField) {
      const { issues } = v.safeParse(it.rule, '\u0000'.repeat(100_000))
      expect(
        issues?.map(({ type }) => type),
        name,
      ).toEqual(['max_length'])
    }
  })
})

describe('a chosen file that is not stored yet', () => {
  const chosen = (name: string, size: number) => judge(fields.document3, { name, size })

  test.each([...constants.upload.types, 'PDF', 'Jpeg'])('may end in .%s', (type) => {
    expect(chosen(`diploma.${type}`, 1)).toBeUndefined()
  })

  test("may be the runtime's own", () => {
    expect(judge(fields.file, new File(['%PDF'], 'a.pdf'))).toBeUndefined()
    expect(judge(fields.file, new File([], ''))).toBe(fields.file.missing)
  })

  test.each(['diploma', 'diploma.exe', 'diploma.pdf.exe', 'pdf', 'diploma.pdf ', 'diploma.svg', ''])('may not be called %j', (name) => {
    expect(chosen(name, 1)).toBe(wrongType)
  })

  test('has a content, up to the limit', () => {
    expect(chosen('a.pdf', 0)?.en).toBe('The file is empty.')
    expect(chosen('a.pdf', constants.upload.bytes)).toBeUndefined()
    expect(chosen('a.pdf', constants.upload.bytes + 1)).toBe(tooLarge)
  })

  test('is no value for any other control', () => {
    expect(judge(fields.fio, { name: 'a.pdf', size: 1 })).toBe(fields.fio.invalid)
  })
})

describe('UTM tags', () => {
  test('are five, each with or without a value of at most 200 characters', () => {
    expect(utmKeys).toEqual(['UTM_SOURCE', 'UTM_MEDIUM', 'UTM_CONTENT', 'UTM_TERM', 'UTM_CAMPAIGN'])
    expect(v.is(utmTags, {})).toBe(true)
    for (const key of utmKeys) {
      expect(v.is(utmTags, { [key]: 'x'.repeat(200) })).toBe(true)
      expect(v.is(utmTags, { [key]: '' })).toBe(true)
      expect(v.is(utmTags, { [key]: 'x'.repeat(201) })).toBe(false)
      expect(v.is(utmTags, { [key]: 'a\nb' })).toBe(false)
      expect(v.is(utmTags, { [key]: 1 })).toBe(false)
    }
  })

  test.each(['{"utm_source":"a"}', '{"OTHER":"a"}', '{"__proto__":{"UTM_SOURCE":"a"}}', '{"constructor":"a"}'])(
    'are no other: %s',
    (json) => {
      expect(v.is(utmTags, JSON.parse(json))).toBe(false)
    },
  )

  test('of an address are cut and cleaned until the rule takes them', () => {
    const long = `${'x'.repeat(utmMax - 1)}😀`
    const query = new URLSearchParams({ utm_source: 'insta\r\ngram', utm_medium: '', utm_term: long, utm_campaign: '  mba ', other: 'a' })
    const tags = readUtm(query)
    expect(tags).toEqual({ UTM_SOURCE: 'instagram', UTM_TERM: 'x'.repeat(utmMax - 1), UTM_CAMPAIGN: 'mba' })
    expect(v.is(utmTags, tags)).toBe(true)
  })
})
