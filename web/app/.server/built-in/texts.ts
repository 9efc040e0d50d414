import type { Labels, Locale } from '@narkhoz/contract/locales.ts'

const inEach = (make: (text: string) => string, kz: string, ru: string, en: string): Labels => ({
  kz: make(kz),
  ru: make(ru),
  en: make(en),
})

/** A text in the three languages of the site. */
export const say = (kz: string, ru: string, en: string): Labels => ({ kz, ru, en })

/** A formatted text in three languages; each line is a paragraph. */
export const prose = (kz: string, ru: string, en: string) => inEach((text) => `<p>${text.split('\n').join('</p><p>')}</p>`, kz, ru, en)

/** A list in three languages, each item with its name before its description. */
export const listing = (...things: { name: Labels; about: Labels }[]) => {
  const items = (lang: Locale) => things.map(({ name, about }) => `<li><strong>${name[lang]}:</strong> ${about[lang]}</li>`)
  const list = (lang: Locale) => `<ul>${items(lang).join('')}</ul>`
  return say(list('kz'), list('ru'), list('en'))
}

/** A text that is the same in all languages: a phone, a code, an integer. */
export const same = (text: string) => say(text, text, text)

/** A number as each language writes it: `4.3` and `1200` become `4,3` and `1 200` where commas part decimals. */
export const figure = (value: number, unit: Labels = same('')): Labels => {
  const [whole = '', part] = String(value).split('.')
  const grouped = (mark: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, mark)
  const written = (thousands: string, decimals: string) => grouped(thousands) + (part ? decimals + part : '')
  const [kz, en] = [written('\u00a0', ','), written(',', '.')]
  return { kz: kz + unit.kz, ru: kz + unit.ru, en: en + unit.en }
}

/** A share in per cent. */
export const percent = (value: number) => figure(value, say('\u00a0%', '\u00a0%', '%'))

/** The columns of a table. */
export const columns = (...titles: Labels[]) => titles.map((title) => ({ title }))

/** A row of a table. */
export const row = (...texts: Labels[]) => ({ cells: texts.map((text) => ({ text })) })
