import type { Labels } from '@narkhoz/contract/locales.ts'

/** Numbers that are rung in need. They are written here alone and quoted, for a wrong digit would cost most where help is sought. */
export const helpNumbers = {
  helpline: '+7 (727) 377-11-09',
  nationalHelpline: '150',
  antiCorruption: '+7 (727) 377-11-98',
  psychologicalSupport: '+7 (727) 377-11-74',
  security: '+7 (727) 377-11-67',
  medicalRoom: '+7 (727) 377-11-68',
  rescue: '112',
} as const

/** Names of the lines, for a row of contacts and for a sentence. */
export const helpTitles = {
  helpline: { kz: 'Сенім телефоны', ru: 'Телефон доверия', en: 'Confidential helpline' },
  nationalHelpline: { kz: 'Ұлттық сенім желісі, тегін', ru: 'Национальная линия доверия, бесплатно', en: 'National helpline, free' },
  antiCorruption: {
    kz: 'Сыбайлас жемқорлыққа қарсы сенім желісі',
    ru: 'Антикоррупционная линия',
    en: 'Anti-corruption line',
  },
} as const satisfies Record<string, Labels>

const aroundTheClock = { kz: 'Тәулік бойы', ru: 'Круглосуточно', en: 'Around the clock' } as const satisfies Labels

/** The university's own line as a row of contacts. */
export const helpline = { title: helpTitles.helpline, phone: helpNumbers.helpline, hours: aroundTheClock }

/** The national line as a row of contacts. */
export const nationalHelpline = { title: helpTitles.nationalHelpline, phone: helpNumbers.nationalHelpline, hours: aroundTheClock }

/** Where corruption is reported, as a row of contacts. */
export const antiCorruptionLine = { title: helpTitles.antiCorruption, phone: helpNumbers.antiCorruption }
