import { entrant } from '@narkhoz/contract/forms/entrant.ts'
import { Form } from '../../forms/form.tsx'
import type { applyWords } from '../../i18n/.server/apply.ts'
import { useLocale } from '../../i18n/locale.ts'
import { Day } from '../../kit/day.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Heading } from '../../kit/heading.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import type { SelectOption } from '../../kit/select.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import styles from './entrant-application.module.css'
import type { LevelAdmission } from './level-admission.ts'

/** Where buttons that lead to the application go. */
export const applicationPlace = 'apply'

type EntrantApplicationProps = {
  title: string
  words: (typeof applyWords)['kz']
  /** The state of admission, for each selectable level. */
  admission: readonly LevelAdmission[]
  /** What to know of these days. */
  note?: string | undefined
  programs: readonly SelectOption[]
  /** Preselected values, by field. */
  chosen?: Readonly<Record<string, string>>
}

const season = ({ admission }: LevelAdmission, words: EntrantApplicationProps['words']) => {
  const day = admission.is === 'open' ? admission.closes : admission.opens
  if (!day) return words.season.announced
  return (
    <>
      {words.season[admission.is]} <Day at={day} />
    </>
  )
}

const noteOf = (admission: readonly LevelAdmission[], words: EntrantApplicationProps['words']) => {
  if (admission.length === 0) return undefined
  const open = admission.filter((one) => one.admission.is === 'open').length
  return open === 0 ? words.closedNow : open === admission.length ? words.openNow : words.someOpen
}

/** The application of an entrant: when admission opens, what happens next, and the form. */
export const EntrantApplication = ({ title, words, admission, note, programs, chosen = {} }: EntrantApplicationProps) => {
  const locale = useLocale()
  const standing = noteOf(admission, words)
  return (
    <SplitSection
      block="entrant"
      id={applicationPlace}
      title={title || entrant.title[locale]}
      ground="tint"
      ratio="list"
      words={
        <div className={styles.beside}>
          {standing && <p>{standing}</p>}
          <Facts facts={admission.map((one) => ({ title: one.title, value: season(one, words) }))} />
          {note && <p>{note}</p>}
          <Heading>{words.next.title}</Heading>
          <ol>
            {words.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{words.papers}</p>
        </div>
      }
    >
      <Form form={entrant} options={{ program: programs }} chosen={chosen} />
    </SplitSection>
  )
}

EntrantApplication.parts = ((_props, _words, locale) => [
  // The heading names the program, which a link on the program's own page need not.
  { id: applicationPlace, title: entrant.title[locale], screens: 3 },
]) satisfies PartsOf<EntrantApplicationProps>
