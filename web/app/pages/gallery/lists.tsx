import type { Gallery } from '../../.server/gallery/gallery.ts'
import { useWords } from '../../i18n/words.ts'
import { Accordion } from '../../kit/accordion.tsx'
import { Section } from '../../kit/section.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import { Steps } from '../../kit/steps.tsx'
import { Timeline } from '../../kit/timeline.tsx'
import { CardGrid } from '../../sections/card-grid/card-grid.tsx'
import { DocumentList } from '../../sections/document-list/document-list.tsx'
import { DualPrograms } from '../../sections/dual-programs/dual-programs.tsx'
import { admissionStep } from '../../sections/entries/admission-step.tsx'
import { awardRow } from '../../sections/entries/award-row.ts'
import { bookCard } from '../../sections/entries/book-card.ts'
import { documentItem } from '../../sections/entries/document-item.ts'
import { employeePerson } from '../../sections/entries/employee-person.ts'
import { eventRow } from '../../sections/entries/event-row.tsx'
import { graduateStory } from '../../sections/entries/graduate-story.ts'
import { grantCard } from '../../sections/entries/grant-card.tsx'
import { historyEvent } from '../../sections/entries/history-event.tsx'
import { newsCard } from '../../sections/entries/news-card.ts'
import { olympiadRow } from '../../sections/entries/olympiad-row.ts'
import { organizationCard } from '../../sections/entries/organization-card.tsx'
import { partnerLogo } from '../../sections/entries/partner-logo.ts'
import { programCard } from '../../sections/entries/program-card.ts'
import { internationalProjectCard, projectCard } from '../../sections/entries/project-card.ts'
import { providerCard } from '../../sections/entries/provider-card.ts'
import { publicationRow } from '../../sections/entries/publication-row.ts'
import { questionFold } from '../../sections/entries/question-fold.tsx'
import { ratingRow } from '../../sections/entries/rating-row.ts'
import { researchTeamCard } from '../../sections/entries/research-team-card.tsx'
import { rgGoldProjectCard, scienceGrantCard } from '../../sections/entries/science-grant-card.ts'
import { scientistPerson } from '../../sections/entries/scientist-person.ts'
import { sdgGoal } from '../../sections/entries/sdg-goal.ts'
import { sportsClubCard } from '../../sections/entries/sports-club-card.tsx'
import { studentLifeCard } from '../../sections/entries/student-life-card.ts'
import { universityCard } from '../../sections/entries/university-card.ts'
import { vacancyRow } from '../../sections/entries/vacancy-row.tsx'
import { volunteerPerson } from '../../sections/entries/volunteer-person.ts'
import { webinarRow } from '../../sections/entries/webinar-row.ts'
import { GoalGrid } from '../../sections/goal-grid/goal-grid.tsx'
import { LatestNews } from '../../sections/latest-news/latest-news.tsx'
import { LogoGrid } from '../../sections/logo-grid/logo-grid.tsx'
import { PeopleGrid } from '../../sections/people/people-grid.tsx'
import { PeopleSlider } from '../../sections/people/people-slider.tsx'
import { RowList } from '../../sections/row-list/row-list.tsx'
import { Schools } from '../../sections/schools/schools.tsx'
import { StoryGrid } from '../../sections/story-grid/story-grid.tsx'

/** What lists make of the sample of every entity they show. */
export const Lists = ({ gallery: { words, entries } }: { gallery: Gallery }) => {
  const site = useWords()
  // Numbers of different kinds meet in one list here, and some entries in two.
  const distinct = <T extends { key: string | number }>(...items: T[]) => items.map((item, key) => ({ ...item, key, anchor: undefined }))
  return (
    <>
      <Schools schools={entries.schools} />
      <DualPrograms programs={entries.dualPrograms} />
      <LatestNews items={entries.news} />
      <Section block="list-news" title={words.news}>
        <CardGrid kind="bare" items={entries.news.slice(0, 3).map(newsCard)} />
      </Section>
      <Section block="list-programs" title={words.programs} ground="tint">
        <CardGrid kind="panel" items={entries.programs.map((one) => programCard(one, site))} />
      </Section>
      <Section block="list-grants" title={words.grants}>
        <CardGrid kind="panel" items={entries.grants.map((one) => grantCard(one, site))} />
      </Section>
      <Section block="list-projects" title={words.projects}>
        <CardGrid
          kind="bare"
          items={distinct(
            ...entries.projects.map((one) => projectCard(one, site)),
            ...entries.internationalProjects.map((one) => internationalProjectCard(one, site)),
            ...entries.scienceGrants.map((one) => scienceGrantCard(one, site)),
            ...entries.rgGoldProjects.map((one) => rgGoldProjectCard(one, site)),
            ...entries.researchTeams.map((one) => researchTeamCard(one, site)),
          )}
        />
      </Section>
      <Section block="list-student-life" title={words.studentLife}>
        <CardGrid
          kind="bare"
          items={distinct(
            ...entries.organizations.map((one) => organizationCard(one, site)),
            ...entries.sportsClubs.map((one) => sportsClubCard(one, site)),
            ...entries.studentLives.map((one) => studentLifeCard(one)),
          )}
        />
      </Section>
      <Section block="list-universities" title={words.universities} ground="tint">
        <CardGrid
          kind="panel"
          items={distinct(
            ...entries.universities.map((one) => universityCard(one, site)),
            ...entries.providers.map((one) => providerCard(one)),
          )}
        />
      </Section>
      <Section block="list-books" title={words.books}>
        <CardGrid kind="bare" columns={4} shape="cover" items={entries.books.map((one) => bookCard(one, site))} />
      </Section>
      <PeopleSlider block="list-people-slider" ground="tint" title={words.peopleSlider} people={entries.employees.map(employeePerson)} />
      <Section block="list-people" title={words.people}>
        <PeopleGrid
          people={distinct(
            ...entries.employees.slice(0, 1).map(employeePerson),
            ...entries.scientists.map((one) => scientistPerson(one, site)),
            ...entries.volunteers.map((one) => volunteerPerson(one, site)),
            ...entries.employees.slice(1, 2).map((one) => employeePerson({ ...one, photo: null })),
          )}
        />
      </Section>
      <Section block="list-events" title={words.events}>
        <RowList
          rows={distinct(...entries.events.map((one) => eventRow(one, site)), ...entries.webinars.map((one) => webinarRow(one, site)))}
        />
      </Section>
      <Section block="list-results" title={words.results}>
        <RowList
          rows={distinct(
            ...entries.ratings.map((item) => ratingRow(item, site)),
            ...entries.awards.map(awardRow),
            ...entries.publications.map(publicationRow),
            ...entries.olympiadResults.map((one) => olympiadRow(one, site)),
          )}
        />
      </Section>
      <Section block="list-vacancies" title={words.vacancies}>
        <RowList rows={entries.vacancies.map((one) => vacancyRow(one, site))} />
      </Section>
      <SplitSection block="list-questions" title={words.questions} ratio="list" words={null}>
        <Accordion folds={entries.questions.map(questionFold)} />
      </SplitSection>
      <Section block="list-documents" title={words.documents} ground="tint">
        <DocumentList documents={entries.documents.map(documentItem)} />
      </Section>
      <Section block="list-logos" title={words.logos}>
        <LogoGrid
          logos={distinct(
            ...entries.partners.map(partnerLogo),
            ...entries.partners.slice(2).map((one) => partnerLogo({ ...one, picture: null })),
          )}
        />
      </Section>
      <Section block="list-stories" title={words.stories}>
        <StoryGrid
          stories={distinct(
            ...entries.graduates.map(graduateStory),
            ...entries.graduates.map((one) => graduateStory({ ...one, video_link: null })),
          )}
        />
      </Section>
      <Section block="list-goals" title={words.goals} ground="tint">
        <GoalGrid goals={entries.sdgs.map((one, at) => sdgGoal({ ...one, picture: at % 2 ? null : one.picture }))} />
      </Section>
      <Section block="list-timeline" title={words.timeline}>
        <Timeline events={entries.history.map(historyEvent)} />
      </Section>
      <Section block="list-steps" title={words.steps}>
        <Steps steps={entries.admissionStages.map(admissionStep)} />
      </Section>
    </>
  )
}
