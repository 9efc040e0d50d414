import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { useLocation } from 'react-router'
import type { Receipt as Kept } from '../forms/outcome.ts'
import styles from '../forms/receipt.module.css'
import { Receipt } from '../forms/receipt.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { MoreLink } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Section } from '../kit/section.tsx'

/** The response to a form without a script: the receipt, and a link back to its page. */
export const ReceiptScreen = ({ receipt }: { receipt: Kept }) => {
  const words = useWords()
  const locale = useLocale()
  const { pathname } = useLocation()
  return (
    <main id="main">
      <title>{`${words.form.sent.title}${titleDash[locale]}${words.name.full}`}</title>
      <meta name="robots" content="noindex" />
      <Section block="receipt" title={null}>
        <div className={styles.screen}>
          <div className={styles.head}>
            <Icon name="check" />
            <h1>{words.form.sent.title}</h1>
            <p>{receipt.title}</p>
          </div>
          <div className={styles.card}>
            <Receipt receipt={receipt} isWhole />
          </div>
          <p className={styles.ways}>
            <MoreLink to={pathname} text={receipt.words.back} /> <MoreLink to="/" text={words.toHome} />
          </p>
        </div>
      </Section>
    </main>
  )
}
