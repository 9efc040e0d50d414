import type { Labels } from '../locales.ts'
import { upload } from './upload.ts'

/** A paper of an entrant. Each has a place of its own, so that staff know what it is and a refused one is named. */
const paper = <const N extends string>(name: N, label: Labels) =>
  upload({ name, label, missing: { kz: 'Құжатты қоса беріңіз.', ru: 'Приложите документ.', en: 'Attach the document.' } })

/** The identity card or passport of an entrant. */
export const paper1 = paper('paper1', {
  kz: 'Жеке куәлік немесе паспорт',
  ru: 'Удостоверение личности или паспорт',
  en: 'Identity card or passport',
})

/** What an entrant finished with: a school certificate or a diploma. */
export const paper2 = paper('paper2', {
  kz: 'Аттестат немесе диплом, қосымшасымен',
  ru: 'Аттестат или диплом с приложением',
  en: 'School certificate or diploma with its supplement',
})

/** The result of a test that admission asks for. */
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
