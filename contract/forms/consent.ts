import type { Labels } from '../locales.ts'

/** Which wording a visitor agreed to: sent as `X-Consent-Version` and stored; a changed sentence gets a new one. */
export const consentVersion = '2026-01'

/** Every wording that a page still open somewhere may show, the newest first. */
export const consentVersions: readonly string[] = [consentVersion]

/** What a visitor agrees to by sending a form. */
export const consent: Labels = {
  kz: 'Нысанды жіберу арқылы сіз дербес деректеріңізді жинауға және өңдеуге келісім бересіз.',
  ru: 'Отправляя форму, вы даёте согласие на сбор и обработку своих персональных данных.',
  en: 'By sending this form you consent to the collection and processing of your personal data.',
}
