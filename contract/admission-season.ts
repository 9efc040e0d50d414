/** A period in which applications are taken; both days belong to it. */
export type Season = { level: { value: string }; opens: string; closes: string }

/** How admission stands on a day: open until a day, or closed until one that may not be known yet. */
export type Admission = { is: 'open'; closes: string } | { is: 'closed'; opens?: string }

/** How admission to a level stands on a day of Almaty's calendar, `2026-09-01`. */
export const admissionOn = (seasons: readonly Season[], level: string, today: string): Admission => {
  const own = seasons.filter((season) => season.level.value === level)
  const current = own.find(({ opens, closes }) => opens <= today && today <= closes)
  if (current) return { is: 'open', closes: current.closes }
  const [next] = own.flatMap(({ opens, closes }) => (opens > today && opens <= closes ? [opens] : [])).sort()
  return { is: 'closed', ...(next !== undefined && { opens: next }) }
}
