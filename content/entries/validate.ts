import { isDeepStrictEqual } from 'node:util'
import { isFilm } from '@narkhoz/contract/attributes/media.ts'
import { pagePath } from '@narkhoz/contract/attributes/page-path.ts'
import { isSafeUrl } from '@narkhoz/contract/attributes/url.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { type Entity, savedSchema } from '@narkhoz/contract/entities/entity.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { tooLong } from '@narkhoz/contract/fields/field.ts'
import { largestWhole } from '@narkhoz/contract/integers.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { entityAtPath } from '@narkhoz/contract/pages/entity-at-path.ts'
import { isShownPath, isShownSlug } from '@narkhoz/contract/pages/shown-path.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import * as v from 'valibot'
import { sanitizeAttributes } from './sanitize.ts'

/** Messages of fields for editors. */
export const fieldErrors = {
  missing: { kz: 'Бұл өрісті толтырыңыз.', ru: 'Заполните это поле.', en: 'Please fill in this field.' },
  wrong: { kz: 'Мәні жарамсыз.', ru: 'Недопустимое значение.', en: 'The value is not valid.' },
  unknown: { kz: 'Мұндай өріс жоқ.', ru: 'Такого поля нет.', en: 'There is no such field.' },
  slug: {
    kz: 'Тек кіші латын әріптері, цифрлар және сызықша.',
    ru: 'Только строчные латинские буквы, цифры и дефис.',
    en: 'Only lower-case Latin letters, digits and hyphens.',
  },
  path: {
    kz: 'Тек кіші латын әріптері мен цифрлар жазылады, араларына бір дефис немесе бір «/» қойылады.',
    ru: 'Только строчные латинские буквы и цифры, между ними\u00a0— по одному дефису или «/».',
    en: 'Only lower-case Latin letters and digits, with single hyphens or “/” between them.',
  },
  reserved: {
    kz: 'Бұл мекенжайда сайт басқа нәрсені көрсетеді, сондықтан бет онда көрінбейді. Басқасын таңдаңыз.',
    ru: 'По этому адресу сайт показывает другое, и страница там не появится. Выберите другой.',
    en: 'The site shows something else at this address, and the page would never appear there. Choose another.',
  },
  number: { kz: 'Санды цифрмен жазыңыз.', ru: 'Запишите число цифрами.', en: 'Write the number in digits.' },
  whole: {
    kz: 'Бүтін сан жазыңыз: бөлшек сан қабылданбайды.',
    ru: 'Введите целое число: дробные не принимаются.',
    en: 'Enter a whole number: fractions are not accepted.',
  },
  markup: {
    kz: 'Бұл өріске тек мәтін жазылады: «<» және «>» арасында тұрғанды алып тастаңыз.',
    ru: 'Здесь пишется только текст: уберите то, что стоит между «<» и «>».',
    en: 'This field takes plain text only: take out what stands between “<” and “>”.',
  },
  address: {
    kz: 'Сайт ішіндегі жолды (/about) немесе https://, mailto:, tel: арқылы басталатын мекенжайды жазыңыз.',
    ru: 'Укажите путь на сайте (/about) или адрес, который начинается с https://, mailto: или tel:.',
    en: 'Give a path of this site (/about) or an address that begins with https://, mailto: or tel:.',
  },
  picture: {
    kz: 'Мұндай сурет медиатекада жоқ. Суретті медиатекадан таңдаңыз немесе алдымен соған жүктеңіз.',
    ru: 'Такого изображения нет в медиатеке. Выберите изображение из неё или сначала загрузите его туда.',
    en: 'There is no such picture in the library. Choose one from the library, or upload it there first.',
  },
  film: {
    kz: 'Бұл файл бейне емес, сайт оны көрсете алмайды. Файлды алып тастап, бейнеге сілтеме беріңіз.',
    ru: 'Этот файл\u00a0— не видео, сайт его не покажет. Уберите файл и дайте ссылку на видео.',
    en: 'This file is not a video, and the site cannot show it. Remove the file and give a link to the video.',
  },
  nowhere: {
    kz: 'Сайтта мұндай бет жоқ немесе ол жарияланбаған.',
    ru: 'Такой страницы на сайте нет, или она не опубликована.',
    en: 'There is no such page at this site, or it is not published.',
  },
  foreignSite: {
    kz: 'Іздеуде тек осы сайттың беті көрсетіледі: мекенжайын «/» таңбасынан бастап жазыңыз.',
    ru: 'Поиск показывает только страницы этого сайта: укажите адрес, начиная с «/».',
    en: 'Search shows pages of this site only: give an address that begins with “/”.',
  },
  alone: {
    kz: 'Кемінде екі сөз жазып, араларына үтір қойыңыз: жалғыз сөздің синонимі болмайды.',
    ru: 'Укажите хотя бы два слова через запятую: у одного слова синонимов нет.',
    en: 'Give at least two words, divided by commas: one alone is a synonym of nothing.',
  },
  emptyBlock: {
    kz: 'Бұл блок бос: оны толтырыңыз немесе алып тастаңыз.',
    ru: 'Этот блок пуст: заполните его или уберите.',
    en: 'This block is empty: fill it in or remove it.',
  },
  taken: { kz: 'Бұл мән басқа жазбада тұр.', ru: 'Это значение уже занято другой записью.', en: 'Another entry has this value.' },
  gone: { kz: 'Мұндай жазба жоқ.', ru: 'Такой записи нет.', en: 'There is no such entry.' },
  unseen: { kz: 'Бұл жазба жарияланбаған.', ru: 'Эта запись не опубликована.', en: 'This entry is not published.' },
  fixed: {
    kz: 'Бұл беттің жолын өзгертуге болмайды: сайт оны осы жолдан іздейді.',
    ru: 'Путь этой страницы нельзя изменить: сайт ищет её здесь.',
    en: 'The path of this page cannot be changed: the site looks for it here.',
  },
} as const satisfies Record<string, Labels>

const bounds = {
  least: (least: number) => ({ kz: `Кемінде ${least}.`, ru: `Не меньше ${least}.`, en: `At least ${least}.` }),
  most: (most: number) => ({ kz: `Ең көбі ${most}.`, ru: `Не больше ${most}.`, en: `At most ${most}.` }),
}

/** Errors of an entry, by field. */
export type FieldErrors = Record<string, Labels>

/** The error for an entry that cannot be saved; the log reads which one and why. */
export const validationError = ({ kind, id, slug }: Pick<Draft, 'kind' | 'id' | 'slug'>, wrong: FieldErrors, why: string) =>
  new ServiceError('invalid', { detail: `${kind} ${id ?? slug ?? ''}: ${why}`, fields: wrong })

const slugPattern = /^[a-z0-9]+(?:[a-z0-9-]*[a-z0-9])?$/
const isPath = (value: unknown): value is string => typeof value === 'string' && pagePath.test(value)
const isNumber = (value: number | undefined, least: number) =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= largestWhole)

/** Whether an issue says that a file is no film. */
export const isUnplayable = (issue: v.BaseIssue<unknown>) => issue.type === 'check' && issue.requirement === isFilm

/** The message for a validation issue. */
export const messageFor = (issue: v.BaseIssue<unknown>): Labels => {
  if (issue.kind === 'schema' && issue.expected === 'never') return fieldErrors.unknown
  if (issue.type === 'max_length' && typeof issue.input === 'string') return tooLong(Number(issue.requirement))
  if (issue.type === 'check' && issue.requirement === isSafeUrl) return fieldErrors.address
  if (isUnplayable(issue)) return fieldErrors.film
  if (issue.type === 'regex' && issue.requirement === pagePath) return fieldErrors.path
  if (issue.type === 'min_value') return bounds.least(Number(issue.requirement))
  if (issue.type === 'max_value') return bounds.most(Number(issue.requirement))
  if (issue.type === 'integer') return fieldErrors.whole
  if (issue.kind === 'schema' && issue.expected === 'number' && typeof issue.input === 'string') return fieldErrors.number
  return issue.received === 'undefined' || issue.received === 'null' || issue.type === 'min_length' || issue.type === 'min_entries'
    ? fieldErrors.missing
    : fieldErrors.wrong
}

/** Validates an entry apart from its attributes. */
export const validateEntry = ({ slug: declared, page }: Entity, { kind, id, slug, position, attributes }: Draft): FieldErrors => ({
  ...(!isNumber(id, 1) && { id: fieldErrors.wrong }),
  ...(!isNumber(position, 0) && { position: fieldErrors.wrong }),
  ...(!declared && typeof slug === 'string' && { slug: fieldErrors.unknown }),
  ...(declared && !slug && { slug: fieldErrors.missing }),
  ...(declared === true && slug && !slugPattern.test(slug) && { slug: fieldErrors.slug }),
  ...(Array.isArray(declared) && slug && !declared.includes(slug) && { slug: fieldErrors.wrong }),
  ...(declared === true &&
    slug &&
    page?.address &&
    slugPattern.test(slug) &&
    !isShownSlug(page.address, slug) && { slug: fieldErrors.reserved }),
  ...(kind === 'page' && isPath(attributes.path) && !isShownPath(attributes.path) && { path: fieldErrors.reserved }),
  // Under such a path visitors get the entry of another kind, never this page.
  ...(kind === 'page' && entityAtPath(String(attributes.path)).entity.kind !== kind && { path: fieldErrors.taken }),
})

/** The attributes of an entry as they are stored: by their declaration, and clean. */
export const validate = (draft: Draft): UnknownRecord => {
  const entity = entityOf(draft.kind)
  const wrong = validateEntry(entity, draft)
  const why = Object.entries(wrong).map(([at, words]) => `${at}: ${words.en}`)
  const schema = savedSchema(entity)
  const judge = (values: unknown): UnknownRecord => {
    const result = v.safeParse(schema, values)
    for (const issue of result.issues ?? []) {
      const at = v.getDotPath(issue) ?? ''
      wrong[at] ??= messageFor(issue)
      why.push(`${at}: ${issue.message}`)
    }
    return result.success ? (result.output as UnknownRecord) : {}
  }
  const given = judge(draft.attributes)
  const clean = sanitizeAttributes(entity.attributes, given)
  // A text that was nothing but markup is empty now.
  if (!isDeepStrictEqual(given, clean)) judge(clean)
  if (why.length > 0) throw validationError(draft, wrong, why.join('; '))
  return clean
}
