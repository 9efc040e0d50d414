/** What takes the thread for a hundredth of a second: to render a page, to get it ready to be sent, and to take a body apart. */
type Work = 'render' | 'finish' | 'parse'

const waiting: Readonly<Record<'first' | 'next', (() => void)[]>> = { first: [], next: [] }
let isUnderWay = false

const comeRound = () => {
  // A page that is rendered goes out before others are begun: somebody waits for it.
  const begin = waiting.first.shift() ?? waiting.next.shift()
  isUnderWay = begin !== undefined
  if (!begin) return
  begin()
  setImmediate(comeRound)
}

/** Lets one piece of work begin each time the event loop comes round; several in a row would hold up every page that is ready. */
export const workTurn = (work: Work): Promise<void> =>
  new Promise((begin) => {
    waiting[work === 'finish' ? 'first' : 'next'].push(begin)
    if (!isUnderWay) comeRound()
  })
