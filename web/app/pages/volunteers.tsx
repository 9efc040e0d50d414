import { volunteers } from '@narkhoz/contract/pages/volunteers.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { volunteersWords } from '../i18n/.server/volunteers.ts'
import { wordsIn } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { volunteerStory } from '../sections/entries/volunteer-story.ts'
import { GroupTabs } from '../sections/group-tabs/group-tabs.tsx'
import { StoryGrid } from '../sections/story-grid/story-grid.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, volunteers, async ({ answers: { volunteers, groups: handbook }, visit: { lang } }) => {
    const words = volunteersWords[lang]
    const named = handbook.map((group) => ({ key: group.id, title: group.title, titleLang: fallbackLang(group, 'title') }))
    const isIn = (key: number | undefined) => named.some((group) => group.key === key)
    const storiesOf = (members: typeof volunteers) => members.map((one) => volunteerStory(one, wordsIn(lang)))
    return {
      words,
      groups: [
        ...named.map((group) => ({ ...group, stories: storiesOf(volunteers.filter((one) => one.group?.id === group.key)) })),
        { key: 0, title: words.rest, titleLang: undefined, stories: storiesOf(volunteers.filter((one) => !isIn(one.group?.id))) },
      ].filter(({ stories }) => stories.length > 0),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Volunteers() {
  const { page, blocks, words, groups } = useLoaderData<typeof loader>()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="volunteers" title={words.title} lead={<p>{words.lead}</p>} ground="tint">
        {groups.length === 0 ? (
          <StoryGrid stories={[]} />
        ) : (
          <GroupTabs
            label={words.label}
            rest={words.rest}
            groups={groups.map(({ stories, ...group }) => ({ ...group, count: stories.length, content: <StoryGrid stories={stories} /> }))}
          />
        )}
      </Section>
      <Blocks blocks={rest} />
    </Screen>
  )
}
