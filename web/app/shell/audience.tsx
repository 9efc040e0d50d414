import type { Dictionary } from '../i18n/dictionary.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import styles from './audience.module.css'

const ways = [
  { who: 'applicants', to: '/education/bachelor' },
  { who: 'students', to: '/student-life/organization' },
  { who: 'staff', to: '/employee-mobility' },
  { who: 'alumni', to: '/service-center' },
  { who: 'partners', to: '/partner-universities' },
] as const satisfies readonly { who: keyof Dictionary['audience']; to: string }[]

/** Where each kind of visitor begins. */
export const Audience = ({ className = '' }: { className?: string | undefined }) => {
  const words = useWords().audience
  return (
    <nav className={`${styles.audience} ${className}`} aria-label={words.label}>
      {ways.map(({ who, to }) => (
        <Anchor key={who} to={to}>
          {words[who]}
        </Anchor>
      ))}
    </nav>
  )
}
