import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import type { Card as CardOf } from '@narkhoz/contract/entities/entity.ts'
import { useWords } from '../../i18n/words.ts'
import { MoreLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import styles from './dual-programs.module.css'

/** Programs that end with two diplomas: a list that visitors move through by themselves. */
export const DualPrograms = ({ programs }: { programs: readonly CardOf<typeof dualProgram>[] }) => {
  const words = useWords().dualPrograms
  if (programs.length === 0) return null
  return (
    <Section
      block="dual-programs"
      ground="tint"
      title={words.title}
      lead={<p>{words.lead}</p>}
      wide={
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
          <ul className={styles.slider} tabIndex={0} aria-label={words.title}>
            {programs.map((program) => (
              <li key={program.id}>
                <Card
                  kind="panel"
                  className={styles.card}
                  to={`/dual-program/${program.slug}`}
                  title={program.title}
                  titleLang={spokenIn(program, 'title')}
                >
                  <p lang={spokenIn(program, 'lead')}>{program.lead}</p>
                  <div className={styles.facts}>
                    <Facts
                      facts={[
                        { title: words.university, value: program.university, valueLang: spokenIn(program, 'university') },
                        { title: words.country, value: program.country.title },
                        { title: words.period, value: program.period, valueLang: spokenIn(program, 'period') },
                        { title: words.languages, value: program.languages?.map(({ title }) => title).join(', ') },
                      ]}
                    />
                  </div>
                </Card>
              </li>
            ))}
          </ul>
          <div className={styles.more}>
            <MoreLink to="/double-degree-programs" text={words.all} />
          </div>
        </>
      }
    />
  )
}
