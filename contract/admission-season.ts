/** A period in which applications are taken; both days belong to it. */
export type Season = { level: { value: string }; opens: string; closes: string }

/** The state of admission on a day: open, or closed until a day that may be unknown. */
export type Admission = { is: 'open'; opens: string; closes: string } | { is: 'closed'; opens?: string }

/**
 * A season that ends on a programme's own last day. One before the season opens belongs to an earlier season: left behind by
 * editors, it would turn every new application into a reminder.
 */
const endingBy = (season: Season, last: string): Season =>
  season.opens <= last && last < season.closes ? { ...season, closes: last } : season

/** Whether a programme's admission closes before that of its level. */
export const closesEarlier = (seasons: readonly Season[], level: string, last: string | null): boolean =>
  last !== null && seasons.some((season) => season.level.value === level && endingBy(season, last) !== season)

/** The state of admission to a level on a day of Almaty's calendar, `2026-09-01`; a programme may have its own last day. */
export const admissionOn = (seasons: readonly Season[], level: string, today: string, last?: string | null): Admission => {
  const own = seasons.filter((season) => season.level.value === level).map((season) => (last ? endingBy(season, last) : season))
  const current = own.find(({ opens, closes }) => opens <= today && today <= closes)
  if (current) return { is: 'open', opens: current.opens, closes: current.closes }
  const [next] = own.flatMap(({ opens, closes }) => (opens > today && opens <= closes ? [opens] : [])).sort()
  return { is: 'closed', ...(next !== undefined && { opens: next }) }
}
