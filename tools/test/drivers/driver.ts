import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A browser with one window, driven the same way whatever its engine is. */
export type Driver = {
  open(url: string): Promise<void>
  /** Evaluates an expression in the page; promises are awaited. */
  evaluate<T>(expression: string): Promise<T>
  /** Presses the first element that is shown, with a pointer, where it can be seen. */
  click(selector: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Chooses a file from the disk. */
  attach(selector: string, path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Console errors since the start, where the browser reports them. */
  complaints(): readonly string[]
  stop(): Promise<void>
}

/** Keys by what WebDriver calls them. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008' } as const

type Key = keyof typeof keys

/** The middle of the first element that is shown, once it has been scrolled to and stands still, as an expression. */
export const middleOf = (selector: string) => `(async () => {
  const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0)
  if (!shown) throw new Error(${JSON.stringify(`${selector} is not shown`)})
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const middle = () => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const frame = () => new Promise(requestAnimationFrame)
  // What is opened is filled a frame later (decision 057), and moves what stands below it.
  for (let before, now = middle(); before?.x !== now.x || before?.y !== now.y; now = middle()) {
    before = now
    await frame()
    await frame()
  }
  return middle()
})()`

export type Point = { x: number; y: number }

/** A press of the pointer, as WebDriver takes it in both of its protocols. */
export const pressAt = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Strokes of keys, as WebDriver takes them in both of its protocols. */
export const strokesOf = (text: string) => [
  { type: 'key', id: 'keyboard', actions: [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))) },
]

/** Starts a program in its own process group, so that its children end with it, and waits for a line of its output. */
export const spawnUntil = async (
  program: string,
  args: readonly string[],
  line: RegExp,
): Promise<{ found: RegExpExecArray; stop: () => Promise<void> }> => {
  const child: ChildProcess = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid)
    await ended
  }
  let said = ''
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const match = line.exec(said)
        if (match) resolve(match)
      })
    void ended.then(() => reject(new Error(`${program} ended before it was ready:\n${said}`)))
  })
  return { found, stop }
}
