import { addressIn } from '../../i18n/address.ts'
import type { Content } from '../content.ts'
import { authorsOf, publicationFinder } from '../publications/publication-finder.ts'
import type { Subscriber } from './subscription.ts'

/** Characters with a meaning in BibTeX. Braces and backslashes do not occur in names; the others are escaped. */
const escaped = (text: string) =>
  text
    .replace(/[{}\\]/g, '')
    .replace(/[&%$#_]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()

/** A surname followed by initials needs a comma: without it BibTeX takes the last word for the surname. */
const bibtexName = (name: string) => name.replace(/^(.+?)\s+((?:\p{Lu}\p{L}?\.[\s-]?)+)$/u, '$1, $2')

/** The publications that the query leaves, for reference managers: one record each, in the language of the address. */
export const writeBibtex = async (content: Content, { lang, siteUrl, query }: Subscriber): Promise<string> => {
  const publications = await content.list('publications')
  const finder = publicationFinder(publications, new Intl.Collator())
  const records = finder.narrow(finder.chosenIn(query)).map((one) => {
    const fields = {
      title: one.title,
      author: authorsOf(one).map(bibtexName).join(' and '),
      journal: one.journal,
      year: String(one.year),
      ...(one.doi && { doi: one.doi }),
    }
    const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${escaped(value)}},`)
    const url = siteUrl + addressIn(lang, `/publication/${one.slug}`)
    return [`@article{${one.slug},`, ...lines, `  url = {${url}}`, '}'].join('\n')
  })
  return `${records.join('\n\n')}\n`
}
