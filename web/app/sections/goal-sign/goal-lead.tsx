import { fallbackLang } from '../../format/fallback-lang.ts'
import { SplitSection } from '../../kit/split-section.tsx'
import styles from './goal-lead.module.css'
import { GoalSign } from './goal-sign.tsx'

type GoalLeadProps = {
  goal: { title: string; number: number; lead: string; colour: string | null; fallback: readonly string[] }
}

/** The university's commitment to a goal, next to the goal's number on its colour. */
export const GoalLead = ({ goal }: GoalLeadProps) => (
  <SplitSection
    block="goal"
    title={goal.title}
    ratio="text"
    words={
      <p className={styles.lead} lang={fallbackLang(goal, 'lead')}>
        {goal.lead}
      </p>
    }
  >
    <GoalSign number={goal.number} colour={goal.colour} />
  </SplitSection>
)
