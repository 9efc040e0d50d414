import { educationLevels } from '../entities/education-levels.ts'
import { fixedChoice } from './fixed-choice.ts'

/** The level of study that an entrant applies for. */
export const level = fixedChoice({
  name: 'level',
  label: { kz: 'Оқу деңгейі', ru: 'Уровень обучения', en: 'Level of study' },
  options: educationLevels,
  missing: { kz: 'Оқу деңгейін таңдаңыз.', ru: 'Выберите уровень обучения.', en: 'Choose a level of study.' },
})
