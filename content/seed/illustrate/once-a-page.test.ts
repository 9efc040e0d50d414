import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { describe, expect, test } from 'vitest'
import { kinds as pictureKinds } from '../../pictures/kinds.ts'
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

/** The banner and the blocks of an entry; its own picture is seen in lists, and in an article. */
const onPage = (entry: Entry) =>
  (byEntry.get(entry) ?? []).filter(({ path }) => path[0] === 'banner' || path[0] === 'blocks' || entry.kind === 'news')

const pages = drafts.filter((entry) => addressOf(entry) !== undefined)

/** The own pictures of a kind in the order of their list. */
const listed = (kind: string) => scenes.filter(({ entry, path }) => entry.kind === kind && path.length === 1).map(sceneOf)

describe('a scene stands on a page once', () => {
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

  test('and not in the list of entries below them, nor beside the form', () => {
    const calls: Record<string, { kind: string; count: number }> = {
      schools: { kind: 'school', count: 5 },
      'history-timelines': { kind: 'history-timeline', count: 100 },
      organizations: { kind: 'organization', count: 100 },
      'sports-clubs': { kind: 'sports-club', count: 100 },
      'research-teams': { kind: 'research-team', count: 100 },
      'latest-news': { kind: 'news', count: 5 },
      news: { kind: 'news', count: 20 },
    }
    const form = scenes.filter(({ entry }) => entry.kind === 'general-settings').map(sceneOf)
    expect(form).toHaveLength(1)
    const wrong = pages
      .filter(({ kind }) => kind !== 'news')
      .flatMap((entry) => {
        const names = matchPage(addressOf(entry) ?? '')?.page.calls.map((call) => /^[a-z-]+/.exec(call)?.[0] ?? '') ?? []
        const below = names.flatMap((name) => (calls[name] ? listed(calls[name].kind).slice(0, calls[name].count) : []))
        return onPage(entry)
          .map(sceneOf)
          .filter((scene) => [...form, ...below].includes(scene))
          .map((scene) => `${nameOf(entry)} ${scene}`)
      })
    expect(wrong).toEqual([])
  })

  test.each(['school', 'history-timeline', 'organization', 'sports-club', 'research-team'])('in the whole list of kind %s', (kind) => {
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
