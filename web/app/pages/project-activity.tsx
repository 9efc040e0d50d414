import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { NotFound } from '../.server/content-error.ts'
import { headOf } from '../.server/head.ts'
import { loadScreen } from '../.server/screen.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { researchWords } from '../i18n/.server/research.ts'
import { decodedPath } from '../i18n/address.ts'
import { wordsIn } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { MoreLink } from '../kit/button.tsx'
import { Day } from '../kit/day.tsx'
import { EntryText } from '../sections/entry-text/entry-text.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** Requests no page: a slug is unique within its project, so the activity is found by both and provides its own title. */
export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(args, async (content, visit) => {
    const slug = matchPage(decodedPath(args.url.pathname))?.slug
    const project = args.url.searchParams.get('p')
    if (!slug || !project) throw new NotFound('An activity without its project')
    const item = await content.item('projects/{project}/activities/{slug}', { project, slug })
    const { title, lead, picture, body, date, fallback, written_in } = item
    const banner = { title: null, lead, picture, picture_mobile: null, link: null }
    const seo = { title: `${title}${titleDash[visit.lang]}${wordsIn(visit.lang).name.first}`, description: lead }
    const page = { title, banner, fallback: [...fallback, ...(fallback.includes('lead') ? ['banner.lead'] : [])] }
    const above = [{ title: item.project.title, to: `/project/${item.project.slug}`, lang: fallbackLang(item, 'project.title') }]
    return {
      head: headOf({ ...page, seo, written_in }, visit, { query: `?p=${item.project.id}` }),
      page,
      above,
      words: researchWords[visit.lang].activity,
      item: { body, date, fallback },
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function ProjectActivity() {
  const { page, above, words, item } = useLoaderData<typeof loader>()
  const [project] = above
  return (
    <Screen page={page} above={above}>
      <EntryText
        block="project-activity"
        title={words.about}
        texts={[{ html: item.body, lang: fallbackLang(item, 'body') }]}
        facts={[
          { title: words.date, value: <Day at={item.date} /> },
          { title: words.project, value: project && <Anchor to={project.to}>{project.title}</Anchor>, valueLang: project?.lang },
        ]}
      >
        {project && <MoreLink to={project.to} text={words.toProject} />}
      </EntryText>
    </Screen>
  )
}
