import type { Outcome } from '../forms/outcome.ts'
import { FormAgain } from './form-again.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'

/** The response to a form without a script if its page cannot be shown: the receipt, or the form with its input. */
export const AnswerScreen = ({ outcome }: { outcome: Outcome }) =>
  outcome.is === 'sent' ? <ReceiptScreen receipt={outcome.receipt} /> : <FormAgain outcome={outcome} />
