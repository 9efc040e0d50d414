import type { Card as CardOf } from '@narkhoz/contract/entities/entity.ts'
import type { school } from '@narkhoz/contract/entities/school.ts'
import { useWords } from '../../i18n/words.ts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import styles from './schools.module.css'

/** The schools; five of them stand as two and three. */
export const Schools = ({ schools }: { schools: readonly CardOf<typeof school>[] }) => {
  const words = useWords().schools
  if (schools.length === 0) return null
  return (
    <Section block="schools" title={words.title} lead={<p>{words.lead}</p>}>
      <ul className={styles.schools}>
        {schools.map((one) => (
          <li key={one.id}>
            <Card kind="panel" className={styles.card} to={`/school/${one.slug}`} title={one.title} titleLang={spokenIn(one, 'title')}>
              <p lang={spokenIn(one, 'lead')}>{one.lead}</p>
              <Icon name="arrow" className={styles.arrow} />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
