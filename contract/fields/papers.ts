import type { Labels } from '../locales.ts'
import { upload } from './upload.ts'

/** A document of an entrant. Each has its own field, so that staff know what it is and a rejected one is named. */
const paper = <const N extends string>(name: N, label: Labels) =>
  upload({ name, label, missing: { kz: 'Құжатты қоса беріңіз.', ru: 'Приложите документ.', en: 'Attach the document.' } })

/** The identity card or passport of an entrant. */
export const paper1 = paper('paper1', {
  kz: 'Жеке куәлік немесе паспорт',
  ru: 'Удостоверение личности или паспорт',
  en: 'Identity card or passport',
})

/** A school certificate or a diploma. */
export const paper2 = paper('paper2', {
  kz: 'Аттестат немесе диплом, қосымшасымен',
  ru: 'Аттестат или диплом с приложением',
  en: 'School certificate or diploma with its supplement',
})

/** The result of an admission test. */
export const paper3 = paper('paper3', {
  kz: 'ҰБТ, КТ немесе басқа емтихан сертификаты',
  ru: 'Сертификат ЕНТ, КТ или другого экзамена',
  en: 'Certificate of the UNT or another test',
})

/** A certificate of a language. */
export const paper4 = paper('paper4', {
  kz: 'Тіл сертификаты: ҚАЗТЕСТ, IELTS, TOEFL',
  ru: 'Языковой сертификат: КАЗТЕСТ, IELTS, TOEFL',
  en: 'Language certificate: KAZTEST, IELTS, TOEFL',
})

/** Any other paper of an entrant. */
export const paper5 = paper('paper5', { kz: 'Басқа құжат', ru: 'Другой документ', en: 'Another document' })
