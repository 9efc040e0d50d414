import { school as application } from '@narkhoz/contract/forms/school.ts'
import { service } from '@narkhoz/contract/forms/service.ts'
import { businessSchool } from '@narkhoz/contract/pages/business-school.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { loadBusinessSchool } from '../.server/schools/load-business-school.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { splitOpening } from '../blocks/opening.ts'
import { Form } from '../forms/form.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { DialogLink } from '../kit/dialog.tsx'
import { Section } from '../kit/section.tsx'
import { SplitSection } from '../kit/split-section.tsx'
import { eventRow } from '../sections/entries/event-row.tsx'
import { FormDialog } from '../sections/form-dialog/form-dialog.tsx'
import { NewsTabs } from '../sections/news-tabs/news-tabs.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'
import { ProgramsByLevel } from '../sections/school-parts/programs-by-level.tsx'
import { SchoolPeople } from '../sections/school-parts/school-people.tsx'
import { SchoolStanding } from '../sections/school-parts/school-standing.tsx'
import { StoryGrid } from '../sections/story-grid/story-grid.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { eventThing } from '../shell/json-ld/event.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { calendarAddress, calendarLink, webcalAddress } from '../shell/subscribe.ts'
import styles from './business-school/business-school.module.css'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, businessSchool, loadBusinessSchool)

export const meta = (args: MetaArgs<typeof loader>) => {
  if (!args.loaderData) return []
  const { head, upcoming, past, calendar, own } = args.loaderData
  const things = upcoming.map((event) => eventThing(event, args.location.pathname, head))
  return [...screenMeta(args, ...things), ...(upcoming.length + past.length > 0 ? [calendarLink(head, own.events.title, calendar)] : [])]
}

export default function BusinessSchool() {
  const { head, page, blocks, words, own, news, levels, stories, upcoming, past, calendar, options, ...school } =
    useLoaderData<typeof loader>()
  const dictionary = useWords()
  const locale = useLocale()
  const { opening, rest } = splitOpening(blocks)
  const { before, closing } = splitClosing(rest)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section
        block="programs"
        title={own.programs.title}
        lead={
          <>
            <p>{own.programs.lead}</p>
            <p>
              <Anchor to="/apply">{own.otherLevels}</Anchor>
            </p>
          </>
        }
        aside={<DialogLink name={application.name} text={own.apply} />}
        ground="tint"
      >
        <ProgramsByLevel levels={levels} label={words.programs.levels} />
      </Section>
      <Blocks blocks={before} />
      {stories.length > 0 && (
        <Section block="graduates" title={own.stories.title} lead={<p>{own.stories.lead}</p>}>
          <div className={styles.stories}>
            <StoryGrid stories={stories} />
          </div>
        </Section>
      )}
      <SchoolPeople words={words} contacts={school.contacts} administration={school.administration} teachers={school.teachers} />
      <SchoolStanding words={words} ratings={school.ratings} dualPrograms={school.dualPrograms} partners={school.partners} />
      <Blocks blocks={closing} />
      {upcoming.length + past.length > 0 && (
        <Section
          block="events"
          title={own.events.title}
          lead={
            <>
              <p>{own.events.lead}</p>
              <p>
                <a href={webcalAddress(head, calendar)}>{own.events.subscribe}</a>,{' '}
                <a href={calendarAddress(locale, calendar)}>{own.events.calendar}</a>
              </p>
            </>
          }
        >
          <RowList
            rows={[
              ...upcoming.map((event) => eventRow(event, dictionary, { to: '/student-life/events', isUpcoming: true })),
              ...past.map((event) => ({ ...eventRow(event, dictionary, { to: '/student-life/events' }), tag: own.events.past })),
            ]}
          />
        </Section>
      )}
      <SplitSection block="service" title={service.title[locale]} ground="tint" ratio="list" words={<p>{own.service}</p>}>
        <Form form={service} options={options.service} />
      </SplitSection>
      <NewsTabs words={words.news} {...news} />
      <Consultation />
      <FormDialog
        form={application}
        lead={
          <>
            {own.forManagers} <Anchor to="/apply">{own.otherLevels}</Anchor>
          </>
        }
        options={options.application}
      />
    </Screen>
  )
}
