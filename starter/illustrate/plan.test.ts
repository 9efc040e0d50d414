import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { describe, expect, test } from 'vitest'
import { glyph } from '../pictures/hand/lettering.ts'
import { rendered } from '../pictures/testing/samples.ts'
import { illustrations } from '../testing/illustrated.ts'
import { blocksOf, drafts, entityOf, nameOf, ofKind } from '../testing/walk.ts'
import { kazakhLetters } from '../testing/words.ts'
import { drawn, recipeOf } from './drawn.ts'
import { type Illustration, plan } from './plan.ts'

const at = (path: Illustration['path']) => path.filter((step) => typeof step === 'string').join('.')
const where = ({ entry, path }: Illustration) => `${nameOf(entry)} ${path.join('.')}`
const of = (kind: string, attribute: string) => illustrations.filter(({ entry, path }) => entry.kind === kind && at(path) === attribute)
const sceneOf = ({ drawing }: Illustration) => ('scene' in drawing ? `${drawing.kind} ${drawing.scene}` : drawing.kind)
const paletteOf = ({ drawing }: Illustration) => ('palette' in drawing ? drawing.palette : undefined)
const sceneFor = (kind: string, slug: string) => {
  const found = illustrations.find(({ entry, path }) => entry.kind === kind && entry.slug === slug && path.length === 1)
  return found && sceneOf(found)
}

test('every picture attribute of every entry is filled', () => {
  const wanting = drafts.flatMap((draft) =>
    Object.entries(entityOf(draft).attributes)
      .filter(([, { type }]) => type === 'picture')
      .map(([name]) => name)
      .filter((name) => !illustrations.some(({ entry, path }) => entry === draft && at(path) === name))
      .map((name) => `${nameOf(draft)} ${name}`),
  )
  expect(wanting).toEqual([])
})

test('every page has a picture in its banner; an article opens with its own', () => {
  const pages = drafts.filter((draft) => entityOf(draft).page)
  const bare = pages.filter((draft) => !illustrations.some(({ entry, path }) => entry === draft && at(path) === 'banner.picture'))
  expect(new Set(bare.map(({ kind }) => kind))).toEqual(new Set(['news']))
  expect(of('page', 'banner.picture').every((one) => paletteOf(one) === 'dusk')).toBe(true)
})

test('the same entries get the same pictures', () => {
  expect(plan(drafts).map(({ drawing }) => recipeOf(drawing))).toEqual(illustrations.map(({ drawing }) => recipeOf(drawing)))
})

describe('pictures fit their texts', () => {
  test.each([
    ['news', 'women-volleyball-team-takes-bronze', 'sport volleyball'],
    ['news', 'gold-at-the-economics-and-finance-olympiad', 'news olympiad'],
    ['news', 'sixty-eight-employers-at-the-autumn-career-fair', 'news career-fair'],
    ['news', 'law-students-win-the-national-moot', 'news court'],
    ['news', 'shymyldyq-theatre-wins-the-grand-prix', 'news theatre'],
    ['news', 'library-night-until-two-in-the-morning', 'news library-night'],
    ['news', 'twelve-yurts-in-the-nauryz-village', 'news nauryz'],
    ['news', 'second-hall-of-residence-reopens', 'news residence'],
    ['news', 'programming-laboratory-opens-with-kokzhiek-technology', 'news laboratory'],
    ['program', 'logistics', 'project transport'],
    ['program', 'psychology', 'project wellbeing'],
    ['program', 'design', 'news exhibition'],
    ['grant', 'olympiad-grant', 'news olympiad'],
    ['project', 'price-of-water', 'project water'],
    ['school', 'school-of-digital-technologies', 'campus modern'],
  ])('%s %s shows %s', (kind, slug, scene) => {
    expect(sceneFor(kind, slug)).toBe(scene)
  })

  test('also where the English words are missing', () => {
    expect(ofKind('news').find(({ slug }) => slug === 'thirty-one-students-on-amangeldy-peak')?.attributes.title).not.toHaveProperty('en')
    expect(sceneFor('news', 'thirty-one-students-on-amangeldy-peak')).toBe('sport mountain')
  })

  test('a leaf of the calendar has the day of its event', () => {
    for (const { entry, drawing } of of('event', 'picture'))
      expect('text' in drawing && drawing.text, nameOf(entry)).toBe(`${Number(String(entry.attributes.date).slice(8, 10))}`)
  })

  test('a picture of a gallery shows what its caption says', () => {
    const gallery = of('page', 'blocks.pictures.picture').filter(({ entry }) => entry.slug === 'press')
    expect(gallery.map(sceneOf)).toEqual(
      expect.arrayContaining(['campus facade', 'thing shelf', 'news graduation', 'news laboratory', 'news nauryz']),
    )
    expect(gallery).toHaveLength(6)
  })

  test('every letter of a drawn name is in the drawn alphabet', () => {
    const texts = illustrations.flatMap(({ drawing }) => ('text' in drawing && drawing.text ? [drawing.text] : []))
    const missing = texts.flatMap((text) =>
      [...text.toUpperCase().replaceAll("'", '’').replaceAll('—', '–')].filter((letter) => !/\s/.test(letter) && !glyph(letter)),
    )
    expect([...new Set(missing)]).toEqual([])
  })
})

describe('no two look alike', () => {
  test.each(['school', 'news', 'program', 'book', 'event'])('entries of kind %s', (kind) => {
    const svgs = of(kind, 'picture').map(({ drawing }) => drawn(drawing))
    expect(svgs.length).toBe(ofKind(kind).length)
    expect(new Set(svgs).size).toBe(svgs.length)
  })

  test.each(['news', 'program', 'grant', 'publication', 'project-activity', 'organization', 'sports-club'])(
    'neighbours in the list of kind %s differ in colours and mostly in scenes',
    (kind) => {
      const list = of(kind, 'picture')
      const pairs = list.slice(1).map((one, before) => [one, list[before]] as const)
      expect(pairs.flatMap(([one, other]) => (other && paletteOf(one) === paletteOf(other) ? [where(one)] : []))).toEqual([])
      expect(pairs.filter(([one, other]) => other && sceneOf(one) === sceneOf(other)).length).toBeLessThanOrEqual(list.length / 10)
    },
  )

  // Mean difference of a channel, of 255: about 2 is "the same picture, shifted", 10 "another picture" seen with half-closed eyes.
  test.each([
    ['schools', 30, of('school', 'picture')],
    ['news', 10, of('news', 'picture')],
    ['people', 2, illustrations.filter(({ drawing }) => drawing.kind === 'portrait')],
  ] as const)('%s, also to half-closed eyes', async (_, least, list) => {
    const drawings = new Map(list.map(({ drawing }) => [recipeOf(drawing), drawing]))
    const thumbs: Uint8Array[] = []
    for (const drawing of drawings.values()) if (drawing.kind !== 'logo') thumbs.push((await rendered(drawing, 24, 24)).data)
    const apart = thumbs.flatMap((one, at) =>
      thumbs.slice(at + 1).map((other) => one.reduce((sum, value, byte) => sum + Math.abs(value - (other[byte] ?? 0)), 0) / one.length),
    )
    expect(Math.min(...apart)).toBeGreaterThan(least)
  })

  test('five schools have five places and five hours of the day', () => {
    expect(new Set(of('school', 'picture').map(sceneOf)).size).toBe(5)
    expect(new Set(of('school', 'picture').map(paletteOf)).size).toBe(5)
  })

  test('pictures of a slider show different things', () => {
    const sliders = drafts.flatMap(blocksOf).filter(({ type }) => type === 'slider')
    expect(sliders.length).toBeGreaterThan(0)
    for (const row of ['pictures_top', 'pictures_bottom', 'pictures_mobile']) {
      const shown = Map.groupBy(of('page', `blocks.${row}.picture`), ({ entry }) => entry)
      expect(shown.size).toBe(sliders.length)
      for (const list of shown.values()) expect(new Set(list.map(sceneOf)).size).toBe(list.length)
    }
  })
})

describe('people', () => {
  const portraits = illustrations.filter(({ drawing }) => drawing.kind === 'portrait')
  const nameAt = ({ entry, path }: Illustration) => {
    const values = path[0] === 'blocks' ? (entry.attributes.blocks as Record<string, unknown>[])[path[1] as number] : entry.attributes
    return values as { name: LocalizedText; post?: LocalizedText; text?: LocalizedText }
  }
  const person = (one: Illustration) => {
    const parts = nameAt(one).name.kz.split(' ')
    return `${parts[0]} ${parts.at(-1)}`
  }

  test('have one face each, wherever they are named', () => {
    const faces = Map.groupBy(portraits, person)
    expect(faces.size).toBeGreaterThan(150)
    for (const [name, list] of faces) expect(new Set(list.map(({ drawing }) => recipeOf(drawing))).size, name).toBe(1)
    expect(new Set(portraits.map(({ drawing }) => drawn(drawing))).size).toBe(faces.size)
  })

  test('are the women and men that the Russian texts make them', () => {
    const woman =
      /студентка|выпускница|магистрантка|докторантка|ученица|писала|поняла|встала|пришла|думала|боялась|стала|узнала|хотела|\bя \p{L}+ла\b/iu
    const told = portraits.filter((one) => woman.test(`${nameAt(one).post?.ru} ${nameAt(one).text?.ru}`))
    expect(told.length).toBeGreaterThan(10)
    expect(told.flatMap((one) => ('figure' in one.drawing && one.drawing.figure === 'man' ? [person(one)] : []))).toEqual([])
    const man = /(?:^|[ ,])(?:выпускник|студент|магистрант|докторант)(?:$|[ ,])/iu
    const men = portraits.filter((one) => man.test(nameAt(one).post?.ru ?? ''))
    expect(men.flatMap((one) => ('figure' in one.drawing && one.drawing.figure === 'woman' ? [person(one)] : []))).toEqual([])
  })

  test.each([
    ['Askar Tulegenov', 'mature'],
    ['Gulnar Saduakassova', 'mature'],
    ['Serik Abdigaliyev', 'senior'],
    ['Nurdaulet Ashim', 'young'],
  ])('%s looks %s, as the biography says', (name, age) => {
    const drawings = portraits.filter((one) => nameAt(one).name.en === name).map(({ drawing }) => drawing)
    expect(drawings.length).toBeGreaterThan(0)
    for (const drawing of drawings) expect(drawing).toMatchObject({ age })
  })

  test('no leader looks young, and no student looks old', () => {
    const leads = portraits.filter((one) => /^(?:President|Vice-Rector|Dean|Professor|Chief)/.test(nameAt(one).post?.en ?? ''))
    expect(leads.length).toBeGreaterThan(20)
    expect(leads.filter(({ drawing }) => 'age' in drawing && drawing.age === 'young').map(person)).toEqual([])
    const old = portraits.filter(({ drawing }) => 'scene' in drawing && drawing.scene === 'student' && 'age' in drawing)
    expect(old.map(person)).toEqual([])
  })

  test('bear no letters: one file serves pages in two scripts', () => {
    expect(portraits.flatMap((one) => ('text' in one.drawing ? [person(one)] : []))).toEqual([])
  })

  test('have their own name in each language', () => {
    for (const one of portraits)
      for (const lang of locales) {
        const { name } = nameAt(one)
        if (name[lang]) expect(one.alt[lang], where(one)).toContain(name[lang])
      }
  })
})

test('alternative texts are there in three languages, each in its letters', () => {
  for (const one of illustrations) {
    const { kz, ru = '', en = '' } = one.alt
    expect(kz && ru && en, where(one)).toBeTruthy()
    expect(ru, where(one)).not.toMatch(kazakhLetters)
    expect(en, where(one)).not.toMatch(/\p{Script=Cyrillic}/u)
    for (const text of [kz, ru, en]) expect(text.length, where(one)).toBeLessThanOrEqual(300)
  }
})
