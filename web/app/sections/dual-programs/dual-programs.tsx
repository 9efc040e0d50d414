import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import { useWords } from '../../i18n/words.ts'
import type { PartsOf } from '../../kit/page-part.ts'
import { SliderSection } from '../../kit/slider-section.tsx'
import { ItemCard } from '../card-grid/item-card.tsx'
import { dualProgramCard } from '../entries/dual-program-card.ts'
import type { Entry } from '../entries/entry.ts'
import styles from './dual-programs.module.css'

type DualProgramsProps = { programs: readonly Entry<typeof dualProgram>[] }

/** Double degree programs as a carousel. */
export const DualPrograms = ({ programs }: DualProgramsProps) => {
  const words = useWords()
  const { title, lead, all } = words.dualPrograms
  if (programs.length === 0) return null
  return (
    <SliderSection
      block="dual-programs"
      ground="tint"
      title={title}
      lead={<p>{lead}</p>}
      more={{ to: '/double-degree-programs', text: all }}
      items="cards"
    >
      <ul className={styles.programs}>
        {programs.map((program) => (
          <li key={program.id}>
            <ItemCard item={dualProgramCard(program, words)} kind="panel" />
          </li>
        ))}
      </ul>
    </SliderSection>
  )
}

DualPrograms.parts = (({ programs }, words) =>
  programs.length > 0 ? [{ id: 'dual-programs', title: words.dualPrograms.title, screens: 1 }] : []) satisfies PartsOf<DualProgramsProps>
