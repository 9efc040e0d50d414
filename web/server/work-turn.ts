/** What takes the thread for a hundredth of a second: to render a page, and to get it ready to be sent. */
type Work = 'render' | 'finish'

const waiting: Readonly<Record<Work, (() => void)[]>> = { finish: [], render: [] }
let isUnderWay = false

const comeRound = () => {
  // A page that is rendered goes out before others are begun: somebody waits for it.
  const begin = waiting.finish.shift() ?? waiting.render.shift()
  isUnderWay = begin !== undefined
  if (!begin) return
  begin()
  setImmediate(comeRound)
}

/** Lets one piece of work begin each time the event loop comes round; several in a row would hold up every page that is ready. */
export const workTurn = (work: Work): Promise<void> =>
  new Promise((begin) => {
    waiting[work].push(begin)
    if (!isUnderWay) comeRound()
  })
