import { Note } from '../../forms/note.tsx'
import type { StatusResult } from '../../forms/request-status.ts'
import type { RequestWords } from '../../i18n/.server/request.ts'
import { useWords } from '../../i18n/words.ts'
import { MoreLink } from '../../kit/button.tsx'
import { Day } from '../../kit/day.tsx'
import { Facts } from '../../kit/facts.tsx'
import { useRootData } from '../../shell/root-data.ts'
import styles from './request.module.css'

type KnownRequest = Extract<StatusResult, { is: 'found' }>

/** Who handles a request. */
export type Office = { title: string; titleLang: string | undefined; phone: string | null }

/** The office with its phone; the university's number by default. */
const useOffice = (office: Office | undefined, university: string) => {
  const elements = useRootData()?.settings?.elements?.value ?? []
  const phone = elements.find(({ type }) => type.value === 'phone')?.value
  return { title: office?.title ?? (phone && university), titleLang: office?.titleLang, phone: office?.phone ?? phone }
}

type RequestStandingProps = { words: RequestWords; standing: KnownRequest; office: Office | undefined }

/** The status of a request: its form, its date, the promised day and the office, and nothing of its content. */
export const RequestStanding = ({ words, standing, office: named }: RequestStandingProps) => {
  const { kit } = useWords()
  const office = useOffice(named, words.university)
  return (
    <div className={styles.standing}>
      <Note kind="good" {...words.status[standing.status]} isFirst />
      <Facts
        facts={[
          { title: words.code, value: standing.code },
          { title: words.subject, value: standing.title },
          { title: words.at, value: <Day at={standing.at} /> },
          ...(standing.answerBy ? [{ title: words.answerBy, value: <Day at={standing.answerBy} /> }] : []),
          { title: words.office, value: office.title, valueLang: office.titleLang },
          { title: kit.contacts.phone, value: office.phone },
        ]}
      />
      {standing.isReminder && standing.status !== 'answered' && standing.status !== 'waiting' && <p>{words.reminder}</p>}
      {standing.isLate && <p>{words.late}</p>}
      <MoreLink to="/request" text={words.askAgain} />
    </div>
  )
}
