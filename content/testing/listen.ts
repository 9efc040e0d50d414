import { apiBase } from '@narkhoz/contract/api.ts'

/** One event of the change stream. */
export type StreamEvent = { event: string; id: string; data: unknown }

const eventOf = (text: string): StreamEvent | undefined => {
  const lines = Object.fromEntries(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
  return lines.event ? { event: lines.event, id: lines.id ?? '', data: JSON.parse(lines.data ?? 'null') } : undefined
}

type RequestByPath = (path: string, init?: RequestInit) => Promise<Response>

/** Listens to a service's changes, from the last event that is named if one is. */
export const listen = async (request: RequestByPath, lastEventId?: string) => {
  const response = await request(`${apiBase}/changes`, lastEventId === undefined ? {} : { headers: { 'last-event-id': lastEventId } })
  if (response.status !== 200 || !response.body) throw new Error(`The stream was answered with ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const next = async (): Promise<StreamEvent> => {
    for (;;) {
      const end = heard.indexOf('\n\n')
      if (end >= 0) {
        const event = eventOf(heard.slice(0, end))
        heard = heard.slice(end + 2)
        if (event) return event
      } else {
        const { value, done } = await reader.read()
        if (done) throw new Error('The stream ended')
        heard += value
      }
    }
  }
  return {
    response,
    /** The next event, however long it takes. */
    next,
    /** Every event up to and with the first of a name. */
    until: async (name: string): Promise<StreamEvent[]> => {
      const events: StreamEvent[] = []
      do events.push(await next())
      while (events.at(-1)?.event !== name)
      return events
    },
    stop: () => reader.cancel(),
  }
}
