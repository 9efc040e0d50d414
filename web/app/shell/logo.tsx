import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import styles from './logo.module.css'

/** The university's mark and name, leading home. */
export const Logo = ({ onStrong = false }: { onStrong?: boolean }) => {
  const { name } = useWords()
  return (
    <Anchor className={`${styles.logo} ${onStrong ? styles.onStrong : ''}`} to="/">
      <svg viewBox="0 0 44 52" aria-hidden="true">
        <path className={styles.mark} d="M0 52V22C0 9 9 3 22 0c13 3 22 9 22 22v30z" />
        <g className={styles.horn} transform="translate(22 26) scale(.168)">
          <use href="#i-horn" />
          <use href="#i-horn" transform="scale(-1 1)" />
        </g>
      </svg>
      <span>
        <b>{name.first}</b> <span>{name.rest}</span>
      </span>
    </Anchor>
  )
}
