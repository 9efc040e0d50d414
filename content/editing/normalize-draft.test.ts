import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { validateDraft } from './validate-draft.ts'

const news = (attributes: Record<string, unknown>, slug: string | null = null) => validateDraft(entities.news, { id: 1, slug, attributes })
const page = (attributes: Record<string, unknown>) => validateDraft(entities.page, { id: 1, slug: null, attributes })

const fieldsOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof ServiceError) return Object.keys(error.fields ?? {})
    throw error
  }
  return []
}

describe('a draft', () => {
  test('may lack anything', () => {
    expect(news({})).toEqual({})
    expect(news({ title: { ru: 'Только по-русски' } })).toEqual({ title: { ru: 'Только по-русски' } })
    expect(page({ blocks: [{ type: 'cards', items: [{}] }] })).toEqual({
      blocks: [{ id: 1, group: 1, position: 1, type: 'cards', items: [{}] }],
    })
  })

  test('drops empty values', () => {
    const empty = {
      title: { kz: '  ', ru: '', en: null },
      lead: null,
      school: null,
      body: { kz: '<p></p>', ru: '<p><br></p>', en: '<p>Text</p>' },
      picture: { url: '', width: null, height: null, alt: { kz: '' } },
      banner: { title: { kz: '' }, link: { url: '', text: { kz: ' ' } } },
      seo: {},
    }
    expect(news(empty)).toEqual({ body: { en: '<p>Text</p>' } })
  })

  test('is cleaned like everything else', () => {
    const attributes = {
      title: { kz: ' Атау 1 < 2 ' },
      body: { kz: '<p onclick="x()">Мәтін<script>x()</script></p>', ru: '<script>x()</script>' },
    }
    expect(news(attributes)).toEqual({ title: { kz: 'Атау 1 < 2' }, body: { kz: '<p>Мәтін</p>' } })
  })

  test('gives new blocks unique ids, groups and positions', () => {
    const blocks = [{ id: 4, group: 2, position: 3, type: 'text' }, { type: 'text' }, { type: 'quote', position: 9 }]
    expect(page({ blocks }).blocks).toEqual([
      { id: 4, group: 2, position: 3, type: 'text' },
      { id: 5, group: 3, position: 10, type: 'text' },
      { id: 6, group: 4, position: 9, type: 'quote' },
    ])
  })

  test.each([
    [{ title: 'Атау' }, ['title']],
    [{ title: { kz: 5 } }, ['title.kz']],
    [{ title: { kk: 'Атау' } }, ['title.kk', 'title.kz']],
    [{ title: { kz: 'x'.repeat(301) } }, ['title.kz']],
    [{ date: 'ертең' }, ['date']],
    [{ school: 'бірінші' }, ['school']],
    [{ unknown: 1 }, ['unknown']],
    [{ picture: { url: 'javascript:alert(1)', width: 1, height: 1 } }, ['picture.url']],
    [{ blocks: [{ type: 'no-such' }] }, ['blocks.0.type']],
    [{ blocks: [{ title: { kz: 'Түрі жоқ' } }] }, ['blocks.0.type']],
    [{ blocks: {} }, ['blocks']],
    [{ banner: [] }, ['banner']],
    [{ title: [] }, ['title']],
    [{ picture: [] }, ['picture']],
    [{ date: [] }, ['date']],
    [{ blocks: [[]] }, ['blocks.0']],
    [{ blocks: [{ type: 'cards', items: [[]] }] }, ['blocks.0.items.0']],
    [{ banner: { link: { text: [], url: '/' } } }, ['banner.link.text']],
    [{ title: { kz: 'Атау', en: 'Write to <aigul@university.example>' } }, ['title.en']],
    [{ blocks: [{ type: 'cards', title: { kz: '<b>Атау</b>' } }] }, ['blocks.0.title.kz']],
    [{ banner: { link: { text: { kz: '<b>Сілтеме</b>' }, url: '/' } } }, ['banner.link.text.kz']],
  ])('is refused where it is malformed: %j', (attributes, fields) => {
    expect(fieldsOf(() => news(attributes))).toEqual(expect.arrayContaining(fields.slice(0, 1)))
  })

  test('keeps a value shared by all languages, or reports that it cannot', () => {
    const fields = (phone: string) => fieldsOf(() => validateDraft(entities.employee, { id: 1, attributes: { phone } }))
    expect([fields('1 < 2'), fields('+7 <b>701</b>')]).toEqual([[], ['phone']])
  })

  test('has a slug of letters, digits and hyphens, or none yet', () => {
    expect(fieldsOf(() => news({}, 'Ашық есік'))).toEqual(['slug'])
    expect(fieldsOf(() => news({}, 'ashyq-esik'))).toEqual([])
    expect(fieldsOf(() => validateDraft(entities.school, { id: 1, slug: 'other', attributes: {} }))).toEqual(['slug'])
    expect(fieldsOf(() => validateDraft(entities.employee, { id: 1, slug: 'none-here', attributes: {} }))).toEqual(['slug'])
  })
})

test.each([1_420_000.75, '1e9', 1e13, -1])('a fee of %s is refused at its field', (fee) => {
  expect(fieldsOf(() => validateDraft(entities.program, { id: 1, attributes: { fee } }))).toEqual(['fee'])
})
