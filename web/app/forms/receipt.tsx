import { useWords } from '../i18n/words.ts'
import { Details } from '../kit/accordion.tsx'
import { Anchor } from '../kit/anchor.tsx'
import { Button } from '../kit/button.tsx'
import { Day } from '../kit/day.tsx'
import { Facts } from '../kit/facts.tsx'
import type { Receipt as Kept, ReceiptVisit } from './outcome.ts'
import styles from './receipt.module.css'

const VisitTime = ({ day, time }: ReceiptVisit) => (
  <>
    <Day at={day} />
    {time && `, ${time}`}
  </>
)

/** A receipt to keep or to print: its code, its time, and every value with its label. */
export const Receipt = ({ receipt, isWhole = false }: { receipt: Kept; isWhole?: boolean }) => {
  const { kit } = useWords()
  const { visit, words } = receipt
  return (
    <div className={styles.receipt}>
      <p className={styles.code}>
        {words.code} <strong>{receipt.code}</strong>
      </p>
      <p>
        {words.at} <Day at={receipt.at} />. {words.ask}{' '}
        {receipt.isAnswerable ? (
          <Anchor to={`/request/${receipt.code}`}>{words.status}</Anchor>
        ) : (
          <>
            {words.reach} <Anchor to="/contacts">{words.contacts}</Anchor>
          </>
        )}
      </p>
      {receipt.isReminder && <p>{words.reminder}</p>}
      <Facts
        facts={[
          { title: visit?.time ? words.visitTime : words.visitDay, value: visit && <VisitTime {...visit} /> },
          { title: words.visitPlace, value: visit?.place },
          { title: words.answerBy, value: receipt.isAnswerable && receipt.answerBy ? <Day at={receipt.answerBy} /> : undefined },
          { title: words.office, value: receipt.office },
          { title: kit.contacts.phone, value: receipt.phone },
        ]}
      />
      <Details title={words.copy} isOpen={isWhole}>
        <Facts facts={receipt.lines.map((line) => ({ title: line.label, value: 'day' in line ? <Day at={line.day} /> : line.value }))} />
      </Details>
      {/* Without a script the browser's own menu prints as well. */}
      {!isWhole && (
        <Button type="button" kind="quiet" onClick={() => print()}>
          {words.print}
        </Button>
      )}
    </div>
  )
}
