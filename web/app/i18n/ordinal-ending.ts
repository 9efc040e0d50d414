const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** The ending of an English ordinal, by the last number written: 1 → st, 12 → th, 201–300 → th; none after a word. */
export const ordinalEnding = (written: string) => {
  const last = /\d+$/.exec(written)?.[0]
  return last ? (endings[rules.select(Number(last))] ?? '') : ''
}
