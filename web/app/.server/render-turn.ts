let next: Promise<void> = Promise.resolve()

/**
 * Lets one render begin each time the event loop comes round. A render takes the thread for a hundredth of a second; several
 * in a row would hold up every page that is ready to be sent.
 */
export const renderTurn = (): Promise<void> => {
  const turn = next
  next = turn.then(() => new Promise((resume) => setImmediate(resume)))
  return turn
}
