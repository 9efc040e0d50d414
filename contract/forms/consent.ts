import type { Labels } from '../locales.ts'

/** Which wording a visitor agreed to: sent as `X-Consent-Version` and stored; a changed sentence gets a new one. */
export const consentVersion = '2026-01'

/**
 * Every wording so far, newest first. None is ever removed: a cached page, an open tab or a rolled back deployment may still show
 * it, and a form sent from there agrees to that wording.
 */
export const consentVersions: readonly string[] = [consentVersion]

/** The message for an unknown wording: nobody can have agreed to it. */
export const consentUnknown: Labels = {
  kz: 'Келісімнің мұндай нұсқасы жоқ. Бетті жаңартып, қайта жіберіңіз.',
  ru: 'Такой редакции согласия нет. Обновите страницу и отправьте ещё раз.',
  en: 'There is no such version of the consent. Reload the page and send the form again.',
}

/** The consent that a visitor gives by sending a form. */
export const consent: Labels = {
  kz: 'Нысанды жіберу арқылы сіз дербес деректеріңізді жинауға және өңдеуге келісім бересіз.',
  ru: 'Отправляя форму, вы даёте согласие на сбор и обработку своих персональных данных.',
  en: 'By sending this form you consent to the collection and processing of your personal data.',
}
