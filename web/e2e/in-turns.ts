/** Does the same with many things, a few at a time; the results stand in their order. */
export const inTurns = async <T, R>(atOnce: number, things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < things.length; at = next++) results[at] = await work(things[at] as T)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
