import { constants } from '@narkhoz/contract/constants.ts'

/** What decides about a place on the landing page of the news. */
type Story = { id: number; featured: boolean | null }

/**
 * The landing page of the news: the featured story or else the newest one, the next ones, and the rest, each once. A forgotten mark
 * loses its effect when the story has left the list.
 */
export const frontPage = <T extends Story>(list: readonly T[], latest: readonly T[]) => {
  const lead = list.find(({ featured }) => featured) ?? latest[0]
  const beside = latest.filter(({ id }) => id !== lead?.id).slice(0, constants.news.latest - 1)
  const shown = new Set([lead, ...beside].map((story) => story?.id))
  return { lead, beside, rest: list.filter(({ id }) => !shown.has(id)) }
}
