import { fields } from '@narkhoz/contract/fields/registry.ts'

/** A form as a page renders it: its action, its values, and which of its fields are files. */
export type ShownForm = { action: string; fields: Record<string, string>; files: string[] }

const samples = new Map<string, string>(Object.values(fields).map(({ name, samples: { good } }) => [name, good[0]]))

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

const controls = /<(?:input|textarea|select)\b[^>]*>/g

/** The first choice of a select that is one. */
const chosenIn = (select: string) => /<option[^>]*\svalue="([^"]+)"/.exec(select.slice(0, select.indexOf('</select>')))?.[1]

const formIn = (html: string, address: string): ShownForm => {
  const shown: ShownForm = { action: attribute(html.slice(0, html.indexOf('>') + 1), 'action') ?? address, fields: {}, files: [] }
  for (const { 0: tag, index } of html.matchAll(controls)) {
    const name = attribute(tag, 'name')
    if (!name) continue
    if (attribute(tag, 'type') === 'file') shown.files.push(name)
    else shown.fields[name] = attribute(tag, 'value') ?? (tag.startsWith('<select') ? chosenIn(html.slice(index)) : samples.get(name)) ?? ''
  }
  return shown
}

/** The posted forms of a page, filled in as far as the page allows. */
export const formsIn = (html: string, address: string): ShownForm[] =>
  html
    .split(/(?=<form\b)/)
    .filter((part) => /^<form\b[^>]*\smethod="post"/.test(part))
    .map((part) => formIn(part.slice(0, part.indexOf('</form>')), address))
