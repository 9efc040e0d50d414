import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Faces } from './faces.ts'
import type { Frame } from './frame.ts'
import type { Section } from './paper-text.ts'
import { colours, type Row, sheet } from './sheet.ts'
import { tableRows } from './table-rows.ts'
import { textRows } from './text-rows.ts'

const ruled = (): Row => ({
  height: 16,
  keep: true,
  draw: (page, top) =>
    page.drawLine({
      start: { x: sheet.left, y: top - 8 },
      end: { x: sheet.width - sheet.right, y: top - 8 },
      thickness: 1.2,
      color: colours.gold,
    }),
})

const sectionRows = ({ title, text }: Section, at: number, lang: Locale, faces: Faces, last: boolean): Row[] => {
  const clauses = text.filter((part) => !('columns' in part))
  return [
    ...textRows(`${at + 1}. ${title[lang]}`, { face: faces.bold, size: 11, before: 13 }, true),
    ...text.flatMap((part) => {
      if ('columns' in part) return tableRows(part, lang, faces)
      const number = `${at + 1}.${clauses.indexOf(part) + 1}.`
      // A signature alone on a page would sign nothing.
      return textRows(`${number} ${part[lang]}`, { face: faces.regular, size: 10, before: 4 }, last && part === text.at(-1))
    }),
  ]
}

/** Everything a paper says in one language, from its head to the signature. */
export const languageRows = (frame: Frame, sections: readonly Section[], lang: Locale, faces: Faces): Row[] => {
  const { regular, bold } = faces
  return [
    ...textRows(frame.university, { face: bold, size: 11 }, true),
    ...textRows(frame.address, { face: regular, size: 9, colour: colours.quiet }, true),
    ruled(),
    ...textRows(frame.title, { face: bold, size: 17, before: 10, leading: 1.25 }, true),
    ...textRows(`${frame.number} · ${frame.date}`, { face: regular, size: 10, colour: colours.quiet, before: 6 }, true),
    ...sections.flatMap((section, at) => sectionRows(section, at, lang, faces, at === sections.length - 1)),
    ...textRows(frame.post, { face: regular, size: 10, before: 26 }, true),
    ...textRows(frame.name, { face: bold, size: 10 }),
  ]
}
