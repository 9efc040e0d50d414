import type { Dictionary } from '../../i18n/dictionary.ts'
import { useWords } from '../../i18n/words.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Icon } from '../../kit/icon.tsx'
import styles from './levels.module.css'

const levels = ['bachelor', 'master', 'doctoral'] as const satisfies readonly (keyof Dictionary['levels'])[]

/** The three levels of study, each a step from the main page. */
export const Levels = () => {
  const words = useWords().levels
  return (
    <nav className={styles.levels} aria-label={words.label}>
      <ul>
        {levels.map((level) => (
          <li key={level}>
            <Anchor to={`/education/${level}`}>
              <span>
                <b>{words[level].title}</b> <span>{words[level].text}</span>
              </span>
              <Icon name="arrow" />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
