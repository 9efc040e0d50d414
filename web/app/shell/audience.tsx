import { accountPath } from '@narkhoz/contract/pages/account-path.ts'
import type { Dictionary } from '../i18n/dictionary.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { spaced } from '../kit/spaced.ts'
import styles from './audience.module.css'
import { useRootData } from './root-data.ts'

const ways = [
  { who: 'applicants', to: '/applicants' },
  { who: 'students', to: '/students' },
  { who: 'staff', to: '/staff' },
  { who: 'alumni', to: '/alumni' },
  { who: 'partners', to: '/partners' },
  { who: 'parents', to: '/parents' },
] as const satisfies readonly { who: keyof Dictionary['audience']; to: string }[]

/** Where each kind of visitor begins, and the personal account where there is one. */
export const Audience = ({ className = '' }: { className?: string | undefined }) => {
  const words = useWords().audience
  const hasAccount = Boolean(useRootData()?.settings?.account_url)
  return (
    <nav className={`${styles.audience} ${className}`} aria-label={words.label}>
      {spaced([
        ...ways.map(({ who, to }) => (
          <Anchor key={who} to={to}>
            {words[who]}
          </Anchor>
        )),
        hasAccount && (
          <Anchor key="account" to={accountPath}>
            {words.account}
          </Anchor>
        ),
      ])}
    </nav>
  )
}
