import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { account } from '@narkhoz/contract/pages/account.ts'
import { activityAddress } from '@narkhoz/contract/pages/activity-address.ts'
import { addressedKinds, listedAddress } from '@narkhoz/contract/pages/addressed-kinds.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import { builtInTexts } from '@narkhoz/contract/pages/built-in-texts.ts'
import { devGallery } from '@narkhoz/contract/pages/dev-gallery.ts'
import { devSitemap } from '@narkhoz/contract/pages/dev-sitemap.ts'
import { error as errorPage } from '@narkhoz/contract/pages/error.ts'
import { type Section, sections } from '@narkhoz/contract/pages/page.ts'
import { allAddresses, matchPage } from '@narkhoz/contract/pages/registry.ts'
import { requestPages } from '@narkhoz/contract/pages/request.ts'
import type { Content } from '../.server/content.ts'
import { galleryWords } from '../.server/gallery/words.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { siteMapWords } from '../i18n/.server/site-map.ts'
import { wordsIn } from '../i18n/words.ts'

/** Enough for a reader; the site map for search engines has no end. */
const most = 1000

const perPage = 100

/** The entries of all pages of a list. */
const everyPage = async <Entry>(pageAt: (query: { limit: number; page: number }) => Promise<PageOf<Entry>>) => {
  const first = await pageAt({ limit: perPage, page: 1 })
  const lastPage = Math.min(first.meta.last_page, most / perPage)
  const others = await Promise.all(Array.from({ length: Math.max(lastPage - 1, 0) }, (_, at) => pageAt({ limit: perPage, page: at + 2 })))
  return [first, ...others].flatMap(({ data }) => data)
}

/** An address of the site and its title, if it has one in the page's language. */
export type SiteAddress = { address: string; title?: string | undefined; titleLang?: string | undefined }

type PageOf<Entry> = { data: readonly Entry[]; meta: { last_page: number } }

type WithTitle = { title: string; fallback: readonly string[] }

const named = (address: string, entry: WithTitle, title = entry.title): SiteAddress => ({
  address,
  title,
  titleLang: fallbackLang(entry, 'title'),
})

/** The addresses of one kind's entries. What every list takes; which one it is comes from above, so the compiler knows only that it is one. */
const addressesIn = async (content: Content, entity: Entity): Promise<SiteAddress[]> =>
  (await everyPage((query) => content.paged(entity.plural as 'pages', query))).flatMap((entry) => {
    const address = listedAddress(entity, entry)
    return address === undefined ? [] : [named(address, entry)]
  })

/** The pages of programs: one name may be taught at each level. */
const programAddresses = async (content: Content) =>
  (await everyPage((query) => content.paged('school-programs', query))).map((entry) =>
    named(`/school-program/${entry.slug}`, entry, `${entry.title} · ${entry.education.title}`),
  )

/** The pages of projects' activities. */
const activities = async (content: Content) =>
  (await content.list('project-activities', { limit: perPage })).map((entry) => named(activityAddress(entry), entry))

/** Kinds whose lists are read in another way. */
const byKind: Readonly<Record<string, (content: Content) => Promise<SiteAddress[]>>> = {
  [entities.program.kind]: programAddresses,
  [entities['project-activity'].kind]: activities,
}

/** Built-in pages have built-in titles. */
const builtIn = (lang: Locale): SiteAddress[] => [
  ...builtInPages.map(({ name, address }) => ({ address, title: builtInTexts[name].title[lang] })),
  { address: requestPages[0].address, title: wordsIn(lang).requestStatus },
]

const sectionOf = ({ address }: SiteAddress): Section => matchPage(address.split('?', 1)[0] ?? '')?.page.section ?? 'main'

/** What visitors have no use for: tools of those who build the site, and an address that only leads elsewhere. */
const forBuilders = (lang: Locale): SiteAddress[] => [
  { address: devSitemap.address, title: siteMapWords[lang].title },
  { address: devGallery.address, title: galleryWords(lang).title },
  { address: account.address, title: wordsIn(lang).audience.account },
]

/** Every address of the site by section, as far as declarations and the content know them; whether it is all is said too. */
export const siteAddresses = async (content: Content, lang: Locale) => {
  const lists = addressedKinds.map((entity) => byKind[entity.kind]?.(content) ?? addressesIn(content, entity))
  const outcomes = await Promise.allSettled(lists)
  const known = [...builtIn(lang), ...outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))]
  const all = new Map<string, SiteAddress>(allAddresses().map((address) => [address, { address }]))
  for (const one of known) all.set(one.address, one)
  // Nothing leads to the page that says that nothing is there.
  all.delete(errorPage.address)
  const tools = forBuilders(lang)
  for (const { address } of tools) all.delete(address)
  const bySection = Map.groupBy(all.values(), sectionOf)
  return {
    isWhole: outcomes.every(({ status }) => status === 'fulfilled'),
    groups: sections.flatMap((section) => {
      const addresses = bySection.get(section)
      return addresses ? [{ section, addresses }] : []
    }),
    forBuilders: tools,
  }
}
