import { mobilityPages } from '@narkhoz/contract/pages/mobility-pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { mobilityWords } from '../i18n/.server/mobility.ts'
import { Section } from '../kit/section.tsx'
import { ChipLinks } from '../sections/chip-links/chip-links.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** Shared by the five pages about mobility. The menu, which every screen has, provides the others' titles. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, mobilityPages, async ({ content, visit, page }) => {
    const menu = await content.menu('header')
    const named = menu.items.flatMap((item, at) =>
      (item.children ?? []).map(({ title, url }, index) => ({
        to: url,
        name: title,
        nameLang: fallbackLang(menu, `items.${at}.children.${index}.title`),
      })),
    )
    const addresses = mobilityPages.map(({ address }) => address).filter((address) => address !== page.path)
    return { words: mobilityWords[visit.lang], others: named.filter(({ to }) => addresses.includes(to)) }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Mobility() {
  const { page, blocks, words, others } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks} />
      {others.length > 0 && (
        <Section block="mobility" title={words.title} ground="tint">
          <ChipLinks label={words.title} links={others} />
        </Section>
      )}
    </Screen>
  )
}
