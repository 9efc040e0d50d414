import { isRedirectTarget, redirectStart } from '@narkhoz/contract/admin/redirects.ts'
import { tooLong } from '@narkhoz/contract/fields/field.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import type * as v from 'valibot'
import { noMailbox } from '../../accounts/users.ts'
import { fieldErrors } from '../../entries/validate.ts'

const words = {
  any: { kz: 'Мән қате немесе жоқ.', ru: 'Значение неверно или отсутствует.', en: 'The value is wrong or missing.' },
  from: {
    kz: 'Сайт ішіндегі ескі мекенжайды «/» белгісінен бастап жазыңыз, мысалы, /old-page. Бос орын мен «;», «%» белгілері болмайды.',
    ru: 'Укажите старый адрес на сайте, начиная с «/», например /old-page. Пробелов и знаков «;», «%» в нём не бывает.',
    en: 'Give the old address at this site, beginning with “/”, such as /old-page. It has no spaces and no “;” or “%”.',
  },
  to: {
    kz: 'Сайт ішіндегі жолды (/about) немесе https:// деп басталатын мекенжайды жазыңыз.',
    ru: 'Укажите путь на сайте (/about) или адрес, который начинается с https://.',
    en: 'Give a path of this site (/about) or an address that begins with https://.',
  },
} as const satisfies Record<string, Labels>

const isNothing = ({ input, type }: v.BaseIssue<unknown>) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '' && type !== 'picklist')

/** The message for an invalid part of a body: its own, or a general one. */
export const bodyWords = (issue: v.BaseIssue<unknown>): Labels => {
  if (isNothing(issue)) return fieldErrors.missing
  if (issue.type === 'max_length' && typeof issue.input === 'string') return tooLong(Number(issue.requirement))
  if (issue.type === 'email') return noMailbox
  if (issue.requirement === redirectStart) return words.from
  if (issue.requirement === isRedirectTarget) return words.to
  return words.any
}
