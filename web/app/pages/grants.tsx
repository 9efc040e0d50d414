import { grants } from '@narkhoz/contract/pages/grants.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { counted } from '../i18n/.server/counted.ts'
import { grantCount, grantsWords } from '../i18n/.server/grants.ts'
import { useWords } from '../i18n/words.ts'
import { Empty } from '../kit/empty.tsx'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { ChipLinks } from '../sections/chip-links/chip-links.tsx'
import { grantCard } from '../sections/entries/grant-card.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import styles from './grants/grants.module.css'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, grants, async ({ answers: { grants: all, types }, visit: { lang }, query }) => {
    // The full list, because every type shows its count: filtering it here costs no call.
    const chosen = types.find(({ id, slug }) => query.type === slug || query.type === String(id))
    const grants = query.type ? all.filter(({ type }) => type && type.id === chosen?.id) : all
    return {
      words: grantsWords[lang],
      total: all.length,
      types: types
        .map(({ id, slug, title, desc, fallback }) => ({
          slug: slug ?? String(id),
          title,
          desc,
          fallback,
          isCurrent: id === chosen?.id,
          count: all.filter(({ type }) => type?.id === id).length,
        }))
        .filter(({ count, isCurrent }) => count > 0 || isCurrent),
      isNarrowed: Boolean(query.type),
      grants,
      found: counted(lang, grants.length, grantCount[lang]),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Grants() {
  const { page, blocks, words, total, types, isNarrowed, grants, found } = useLoaderData<typeof loader>()
  const shared = useWords()
  const { opening, rest } = splitOpening(blocks)
  const chosen = types.find(({ isCurrent }) => isCurrent)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="grants" title={words.title} id="grants" ground="tint">
        <ChipLinks
          label={words.types}
          links={[
            { to: '/grants#grants', name: words.all, note: total, isCurrent: !isNarrowed },
            ...types.map((type) => ({
              to: `/grants?type=${encodeURIComponent(type.slug)}#grants`,
              name: type.title,
              nameLang: fallbackLang(type, 'title'),
              note: type.count,
              isCurrent: type.isCurrent,
            })),
          ]}
        />
        <p className={styles.found} role="status">
          {found}
        </p>
        {chosen?.desc && (
          <p className={styles.about} lang={fallbackLang(chosen, 'desc')}>
            {chosen.desc}
          </p>
        )}
        <CardGrid
          kind="panel"
          items={grants.map((one) => grantCard(one, shared))}
          empty={<Empty text={words.none} way={{ to: '/grants#grants', text: words.toAll }} />}
        />
      </Section>
      <Blocks blocks={rest} />
    </Screen>
  )
}
