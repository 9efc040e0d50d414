import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { describe, expect, test } from 'vitest'
import { kinds as pictureKinds } from '../pictures/kinds.ts'
import { illustrations } from '../testing/illustrated.ts'
import { blocksOf, drafts, entityOf, nameOf } from '../testing/walk.ts'
import { hints } from './hints.ts'
import type { Illustration } from './plan.ts'

type Entry = Illustration['entry']

const isScene = ({ drawing }: Illustration) => drawing.kind in hints
const sceneOf = ({ drawing }: Illustration) => `${drawing.kind} ${'scene' in drawing ? drawing.scene : ''}`
const scenes = illustrations.filter(isScene)
const byEntry = Map.groupBy(scenes, ({ entry }) => entry)
const repeated = (list: readonly string[]) => list.filter((scene, at) => list.indexOf(scene) !== at)

const addressOf = (entry: Entry) =>
  entry.kind === 'page'
    ? `/${entry.attributes.path === 'main' ? '' : entry.attributes.path}`
    : entityOf(entry).page?.address?.replace('{slug}', entry.slug ?? '')

/** The banner and the blocks of an entry; its own picture is shown in lists, and in an article. */
const onPage = (entry: Entry) =>
  (byEntry.get(entry) ?? []).filter(({ path }) => path[0] === 'banner' || path[0] === 'blocks' || entry.kind === 'news')

const pages = drafts.filter((entry) => addressOf(entry) !== undefined)

/** The own pictures of a kind in the order of their list. */
const listedPictures = (kind: string) => scenes.filter(({ entry, path }) => entry.kind === kind && path.length === 1)
const listed = (kind: string) => listedPictures(kind).map(sceneOf)
const listedEntries = (kind: string) => [...new Set(listedPictures(kind).map(({ entry }) => entry))]

describe('a scene appears on a page once', () => {
  test('in banner, blocks and cards together', () => {
    expect(pages.length).toBeGreaterThan(250)
    const wrong = pages.flatMap((entry) => repeated(onPage(entry).map(sceneOf)).map((scene) => `${nameOf(entry)} ${scene}`))
    expect(wrong).toEqual([])
  })

  test('and never in the banner and the first block', () => {
    const wrong = pages.filter((entry) => {
      const first = blocksOf(entry).findIndex(({ group }) => group === Math.min(...blocksOf(entry).map((block) => block.group)))
      const banner = onPage(entry)
        .filter(({ path }) => path[0] === 'banner')
        .map(sceneOf)
      return onPage(entry).some((one) => one.path[0] === 'blocks' && one.path[1] === first && banner.includes(sceneOf(one)))
    })
    expect(wrong.map(nameOf)).toEqual([])
  })

  const ownScenes = (entry: Entry) => (byEntry.get(entry) ?? []).filter(({ path }) => path.length === 1).map(sceneOf)
  const newest = listedEntries('news').slice(0, 5)
  const ofSchool = (kind: string, school: Entry) => listedEntries(kind).filter(({ attributes }) => attributes.school === school.id)

  /** The entries with pictures that the screens list, in visitors' order; other lists show none. */
  const listedBy: Record<string, (page: Entry) => readonly Entry[]> = {
    '/': () => [...listedEntries('school'), ...listedEntries('dual-program'), ...newest],
    '/school/{slug}': (school) => [...ofSchool('dual-program', school), ...new Set([...ofSchool('news', school).slice(0, 20), ...newest])],
    '/dual-program/{slug}': (page) => listedEntries('dual-program').filter((other) => other !== page),
    '/double-degree-programs': () => listedEntries('dual-program'),
    '/history-of-narkhoz-university': () => listedEntries('history-timeline'),
    '/news': () => listedEntries('news').slice(0, 20),
    '/news-catalog': () => listedEntries('news').slice(0, 20),
    '/project/{slug}': (page) => [
      ...listedEntries('project').filter((other) => other !== page),
      ...listedEntries('project-activity').filter(({ attributes }) => attributes.project === page.id),
    ],
    '/science/research': () =>
      ['project', 'research-team', 'international-project', 'science-grant', 'rg-gold-project'].flatMap(listedEntries),
    '/science/research-centers': () => listedEntries('research-team'),
    '/student-life/events': () => listedEntries('news').slice(0, 20),
    '/student-life/organization': () => [...listedEntries('organization'), ...listedEntries('student-life')],
    '/student-life/sports-clubs': () => listedEntries('sports-club'),
    // One of them that looks like the article is left out by the site.
    '/news/{slug}': (page) => newest.filter((other) => other !== page && !repeated([...ownScenes(page), ...ownScenes(other)]).length),
  }

  test('and not in the lists of entries on it, nor next to the form', () => {
    const form = scenes.filter(({ entry }) => entry.kind === 'general-settings').map(sceneOf)
    expect(form).toHaveLength(1)
    const shown = pages.map((entry) => {
      const address = entry.kind === 'page' ? addressOf(entry) : entityOf(entry).page?.address
      const listed = listedBy[address ?? '']?.(entry) ?? []
      return { entry, listed, scenes: [...onPage(entry).map(sceneOf), ...listed.flatMap(ownScenes), ...form] }
    })
    expect(shown.filter(({ listed }) => listed.length > 0).length).toBeGreaterThan(100)
    expect(shown.flatMap(({ entry, scenes: all }) => repeated(all).map((scene) => `${nameOf(entry)} ${scene}`))).toEqual([])
  })

  test.each(['school', 'history-timeline', 'organization', 'sports-club', 'research-team'])('in the entire list of kind %s', (kind) => {
    expect(listed(kind).length).toBeGreaterThan(4)
    expect(repeated(listed(kind))).toEqual([])
  })

  test('in every twenty pieces of news that follow each other', () => {
    const news = listed('news')
    const wrong = news.filter((scene, at) => news.slice(Math.max(0, at - 19), at).includes(scene))
    expect(wrong).toEqual([])
  })
})

test('a section shows a scene twice at most', () => {
  const sections = Map.groupBy(
    scenes.filter(({ entry, path }) => path.length > 1 && entry.kind !== 'general-settings'),
    ({ entry }) => (entry.kind === 'page' ? (matchPage(addressOf(entry) ?? '')?.page.section ?? '') : entry.kind),
  )
  expect(sections.size).toBeGreaterThan(10)
  const wrong = [...sections].flatMap(([section, list]) =>
    [...Map.groupBy(list, sceneOf)].filter(([, same]) => same.length > 2).map(([scene, same]) => `${section} ${scene} ${same.length}`),
  )
  expect(wrong).toEqual([])
})

describe('better no picture than a wrong one', () => {
  const shown = (slug: string, title: string) => {
    const entry = drafts.find((draft) => draft.kind === 'page' && draft.slug === slug)
    const rows = entry ? blocksOf(entry) : []
    const found = (entry ? (byEntry.get(entry) ?? []) : []).filter(({ path: [first, at, , row] }) => {
      const items = first === 'blocks' ? (rows[Number(at)]?.items as { title: { en?: string } }[] | undefined) : undefined
      return items?.[Number(row)]?.title.en === title
    })
    return found.map(sceneOf)
  }

  test.each([
    ['international', 'Joining the Bologna Process', ['thing certificate']],
    ['strategy', 'Programmes rebuilt', []],
    ['strategy', 'Judging the result', []],
  ])('%s: %s', (slug, title, scene) => {
    expect(shown(slug, title)).toEqual(scene)
  })

  test('the cards of a block have pictures all of them or none', () => {
    const cards = drafts.flatMap((entry) =>
      blocksOf(entry).flatMap((block, at) => {
        const pictured = (byEntry.get(entry) ?? []).filter(({ path }) => path[0] === 'blocks' && path[1] === at).length
        return block.type === 'cards' ? [{ at: `${nameOf(entry)} ${block.id}`, of: (block.items as unknown[]).length, pictured }] : []
      }),
    )
    expect(cards.filter(({ of, pictured }) => pictured !== 0 && pictured !== of)).toEqual([])
    expect(cards.filter(({ pictured }) => pictured > 0).length).toBeGreaterThan(20)
  })
})

test('nine scenes of ten are seen somewhere', () => {
  const all = Object.keys(hints).flatMap((kind) => pictureKinds[kind as keyof typeof hints].scenes.map((scene) => `${kind} ${scene}`))
  const used = new Set(scenes.map(sceneOf))
  expect(all.filter((scene) => !used.has(scene)).length).toBeLessThan(all.length / 10)
})
