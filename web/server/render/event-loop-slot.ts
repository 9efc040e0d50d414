/** Work that blocks the thread for some 10 ms: rendering a page, finishing its HTML, parsing a body. */
type Work = 'render' | 'finish' | 'parse'

const queues: Readonly<Record<'first' | 'next', (() => void)[]>> = { first: [], next: [] }
let isBusy = false

const startNext = () => {
  // A rendered page is finished before others are begun.
  const begin = queues.first.shift() ?? queues.next.shift()
  isBusy = begin !== undefined
  if (!begin) return
  begin()
  setImmediate(startNext)
}

/** Starts one job per turn of the event loop; several in a row would delay every cached response. */
export const eventLoopSlot = (work: Work): Promise<void> =>
  new Promise((begin) => {
    queues[work === 'finish' ? 'first' : 'next'].push(begin)
    if (!isBusy) startNext()
  })
