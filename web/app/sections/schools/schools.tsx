import type { Card as CardOf } from '@narkhoz/contract/entities/entity.ts'
import type { school } from '@narkhoz/contract/entities/school.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { useWords } from '../../i18n/words.ts'
import { Card } from '../../kit/card.tsx'
import reflow from '../../kit/reflow.module.css'
import { Section } from '../../kit/section.tsx'
import styles from './schools.module.css'

/** How many are in the first row, wider than the rest. */
const wide = 2

/** The schools; five of them are two and three. */
export const Schools = ({ schools }: { schools: readonly CardOf<typeof school>[] }) => {
  const words = useWords().schools
  if (schools.length === 0) return null
  return (
    <Section block="schools" title={words.title} lead={<p>{words.lead}</p>}>
      <ul className={`${styles.schools} ${reflow.reflow}`}>
        {schools.map((one, at) => (
          <li key={one.id}>
            <Card
              kind={one.picture ? 'bare' : 'panel'}
              to={`/school/${one.slug}`}
              title={one.title}
              titleLang={fallbackLang(one, 'title')}
              picture={one.picture}
              shape={at < wide ? 'wide' : 'scene'}
              sizes={at < wide ? '(min-width: 641px) 50vw, 100vw' : '(min-width: 1024px) 400px, (min-width: 641px) 50vw, 100vw'}
            >
              <p lang={fallbackLang(one, 'lead')}>{one.lead}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
