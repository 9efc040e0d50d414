import { writeSync } from 'node:fs'
import { loggablePath, withoutCodes } from '@narkhoz/contract/loggable.ts'
import { type Logger, pino } from 'pino'

/** Takes finished lines. */
export type Lines = { write: (line: string) => void }

/** How much is written at once, and after how many milliseconds at the latest. */
const most = 16_384
const longest = 250

/** How much waits for a reader that does not read; what comes then is lost, and not the memory. */
const mostUnread = 4 * 1024 * 1024

const stdout = 1

/**
 * Batches lines to stdout. A write per line costs a sixth of the throughput of cached pages; pino's own buffering costs more
 * (sonic-boom 4 measures the entire buffer with every line).
 */
export const linesTogether = (): Lines => {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const written = lines
    lines = ''
    if (process.stdout.writableLength < mostUnread) process.stdout.write(written)
  }
  // The reader of the log may be gone or its disk full: visitors are served all the same.
  process.stdout.on('error', () => undefined)
  // The last words of a process that ends by an error matter most.
  process.on('exit', () => {
    try {
      if (lines) writeSync(stdout, lines)
    } catch {
      // Losing lines is no reason to change the exit.
    }
  })
  return {
    write: (line) => {
      lines += line
      if (lines.length > most) flush()
      else timer ??= setTimeout(flush, longest).unref()
    },
  }
}

/** The site's log: one JSON object per line. Errors contain addresses in many ways, so codes are redacted in the entire line. */
export const createLog = (level: string, lines: Lines): Logger =>
  pino({ name: 'web', level }, { write: (line: string) => lines.write(withoutCodes(line)) })

/** How many requests are remembered as the log writes them, and how long their address may be. */
const remembered = 1000
const longestRemembered = 200

/**
 * One line per request: path without query and without codes, so nothing personal. Concatenated by hand, in a tenth of the time that
 * pino takes: it is the largest part of the cost of a cached page besides sending it.
 */
export const requestLines = (log: Logger, lines: Lines) => {
  const isWanted = log.isLevelEnabled('info')
  const start = `{"level":${log.levels.values.info},"time":`
  const own = `,${JSON.stringify(log.bindings()).slice(1, -1)},"requestId":"`
  const known = new Map<string, string>()
  const requestPart = (method: string, url: string) => {
    const text = `","method":"${method}","path":${JSON.stringify(loggablePath(url))},"status":`
    if (method !== 'GET' || url.length > longestRemembered) return text
    if (known.size >= remembered) known.clear()
    known.set(url, text)
    return text
  }
  return (requestId: string, method: string, url: string, status: number, milliseconds: number) => {
    if (!isWanted) return
    const middle = (method === 'GET' ? known.get(url) : undefined) ?? requestPart(method, url)
    const ms = Math.round(milliseconds * 10) / 10
    lines.write(`${start}${Date.now()}${own}${requestId}${middle}${status},"ms":${ms},"msg":"request"}\n`)
  }
}
