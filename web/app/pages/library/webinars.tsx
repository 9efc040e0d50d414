import type { webinar } from '@narkhoz/contract/entities/webinar.ts'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/empty.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import { Section } from '../../kit/section.tsx'
import type { Entry } from '../../sections/entries/entry.ts'
import { webinarRow } from '../../sections/entries/webinar-row.ts'
import { GroupTabs } from '../../sections/group-tabs/group-tabs.tsx'
import { RowList } from '../../sections/row-list/row-list.tsx'

type Topic = { id: number; title: string; titleLang?: string | undefined }

type WebinarsProps = {
  webinars: readonly Entry<typeof webinar>[]
  topics: readonly Topic[]
  words: { title: string; lead: string; label: string; others: string }
}

/** The webinars of the library by topic, in the order of the handbook; those of no topic come last. */
export const Webinars = ({ webinars, topics, words }: WebinarsProps) => {
  const dictionary = useWords()
  const known = new Set(topics.map(({ id }) => id))
  const groups = [
    ...topics.map((topic) => ({ ...topic, members: webinars.filter(({ topic: of }) => of?.id === topic.id) })),
    { id: 0, title: words.others, titleLang: undefined, members: webinars.filter(({ topic }) => !topic || !known.has(topic.id)) },
  ].flatMap(({ id, title, titleLang, members }) =>
    members.length === 0
      ? []
      : [
          {
            key: id,
            title,
            titleLang,
            count: members.length,
            // The tab says the topic.
            content: <RowList rows={members.map((one) => ({ ...webinarRow(one, dictionary), tag: null }))} />,
          },
        ],
  )
  return (
    <Section block="webinars" title={words.title} lead={<p>{words.lead}</p>} ground="tint">
      {groups.length > 0 ? <GroupTabs label={words.label} groups={groups} rest={words.others} /> : <Empty />}
    </Section>
  )
}

Webinars.parts = (({ words }) => [{ id: 'webinars', title: words.title, screens: 1.1 }]) satisfies PartsOf<WebinarsProps>
