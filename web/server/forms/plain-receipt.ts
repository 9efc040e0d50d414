import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { xmlText } from '../../app/.server/xml-text.ts'
import { momentIn } from '../../app/format/moment.ts'
import type { Receipt } from '../../app/forms/outcome.ts'
import { addressIn } from '../../app/i18n/address.ts'
import { loadWords, wordsIn } from '../../app/i18n/words.ts'

/**
 * The receipt of a stored form as a minimal document, made from nothing but the receipt: for the case that its page cannot be
 * rendered. A visitor without it would send the form again, or believe it lost.
 */
export const plainReceipt = async (lang: Locale, { title, code, at, isAnswerable, isReminder, words }: Receipt): Promise<string> => {
  await loadWords(lang)
  const { form, name } = wordsIn(lang)
  const heading = form.sent.title
  const link = (path: string, text: string) => `<a href="${xmlText(addressIn(lang, path))}">${xmlText(text)}</a>`
  const next = isAnswerable ? link(`/request/${code}`, words.status) : `${xmlText(words.reach)} ${link('/contacts', words.contacts)}`
  const reminder = isReminder ? `<p>${xmlText(words.reminder)}</p>` : ''
  return `<!DOCTYPE html><html lang="${languageTags[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${xmlText(`${heading}${titleDash[lang]}${name.full}`)}</title></head><body><main id="main"><h1>${xmlText(heading)}</h1><p>${xmlText(title)}</p><p>${xmlText(words.code)} <strong>${xmlText(code)}</strong></p><p>${xmlText(`${words.at} ${momentIn(lang, at)}. ${words.ask}`)} ${next}</p>${reminder}<p>${link('/', name.full)}</p></main></body></html>`
}
