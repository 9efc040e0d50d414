import { titleDash } from '@narkhoz/contract/title-dash.ts'
import type { Receipt as Kept } from '../forms/outcome.ts'
import { Receipt } from '../forms/receipt.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'

/** The page that answers a form sent without a script: what was sent, for the sender to keep. */
export const ReceiptScreen = ({ receipt }: { receipt: Kept }) => {
  const words = useWords()
  const locale = useLocale()
  return (
    <main id="main">
      <title>{`${words.receipt.title}${titleDash[locale]}${words.name.full}`}</title>
      <meta name="robots" content="noindex" />
      <Section block="receipt" title={null}>
        <h1>{words.receipt.title}</h1>
        <p>{receipt.title}</p>
        <Receipt receipt={receipt} isWhole />
      </Section>
    </main>
  )
}
