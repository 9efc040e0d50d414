import { project } from '@narkhoz/contract/entities/project.ts'
import { project as declared } from '@narkhoz/contract/pages/project.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { researchWords } from '../i18n/.server/research.ts'
import { useWords, wordsIn } from '../i18n/words.ts'
import { MoreLink } from '../kit/button.tsx'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { CardSlider } from '../sections/card-slider/card-slider.tsx'
import { activityCard } from '../sections/entries/activity-card.ts'
import { projectCard } from '../sections/entries/project-card.ts'
import { scientistPerson } from '../sections/entries/scientist-person.ts'
import { EntryText } from '../sections/entry-text/entry-text.tsx'
import { PeopleGrid } from '../sections/people/people-grid.tsx'
import { personThing } from '../shell/json-ld/person.ts'
import { researchProjectThing } from '../shell/json-ld/research-project.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, declared, async ({ answers: { projects, activities, scientists }, content, visit, slug }) => {
    const { seo: _seo, banner: _banner, ...item } = await content.pageOf(project, slug)
    const words = researchWords[visit.lang]
    const at = projects.findIndex(({ id }) => id === item.id)
    return {
      words,
      item,
      activities: activities.map(activityCard),
      scientists,
      others: [...projects.slice(at + 1), ...projects.slice(0, Math.max(at, 0))].map((one) => projectCard(one, wordsIn(visit.lang))),
      place: words.projects.place.replace('{n}', String(at + 1)).replace('{total}', String(projects.length)),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => {
  const { loaderData, location } = args
  if (!loaderData) return []
  const { head, item, scientists } = loaderData
  const members = scientists.map((one) => personThing(one, head))
  return screenMeta(args, researchProjectThing(item, location.pathname, members, head))
}

export default function Project() {
  const { page, blocks, words, item, activities, scientists, others, place } = useLoaderData<typeof loader>()
  const shared = useWords()
  const { facts } = shared.kit
  return (
    <Screen page={page}>
      <EntryText
        block="project"
        title={words.project.about}
        lead={{ text: item.lead, lang: fallbackLang(item, 'lead') }}
        texts={item.desc ? [{ html: item.desc, lang: fallbackLang(item, 'desc') }] : []}
        facts={[
          { title: words.facts.state, value: item.state?.title },
          { title: facts.period, value: item.period, valueLang: fallbackLang(item, 'period') },
          { title: facts.head, value: item.head, valueLang: fallbackLang(item, 'head') },
          { title: facts.funder, value: item.funder, valueLang: fallbackLang(item, 'funder') },
          { title: facts.partners, value: item.partners, valueLang: fallbackLang(item, 'partners') },
        ]}
      >
        {item.url && <MoreLink to={item.url} text={words.project.site} />}
      </EntryText>
      <Blocks blocks={blocks} />
      {activities.length > 0 && (
        <Section block="activities" title={words.project.activities} ground="tint">
          <CardGrid kind="bare" items={activities} />
        </Section>
      )}
      {scientists.length > 0 && (
        <Section block="scientists" title={words.project.team}>
          <PeopleGrid people={scientists.map((one) => scientistPerson(one, shared))} />
        </Section>
      )}
      <CardSlider
        block="projects"
        title={words.projects.others}
        lead={<p>{place}</p>}
        more={{ to: '/science/research#projects', text: words.projects.all }}
        ground="tint"
        kind="bare"
        items={others}
      />
    </Screen>
  )
}
