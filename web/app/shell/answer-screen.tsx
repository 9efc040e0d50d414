import type { Outcome } from '../forms/outcome.ts'
import { FormAgain } from './form-again.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'

/** What answers a form sent without a script where its page is not shown: the receipt, or the form with what was written in it. */
export const AnswerScreen = ({ outcome }: { outcome: Outcome }) =>
  outcome.is === 'sent' ? <ReceiptScreen receipt={outcome.receipt} /> : <FormAgain outcome={outcome} />
