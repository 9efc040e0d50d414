let next: Promise<void> = Promise.resolve()

/**
 * Lets one piece of work begin each time the event loop comes round. To render a page, and to get it ready to be sent, each take the
 * thread for a hundredth of a second; several in a row would hold up every page that is ready.
 */
export const workTurn = (): Promise<void> => {
  const turn = next
  next = turn.then(() => new Promise((resume) => setImmediate(resume)))
  return turn
}
