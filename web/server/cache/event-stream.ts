/** One event of a stream of server-sent events. */
export type StreamEvent = { event: string; id: string; data: string }

/** Longer than any valid event: the peer does not speak this protocol. */
const longest = 1_000_000

/** Reads server-sent events as they come (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export async function* readEvents(chunks: AsyncIterable<string>): AsyncGenerator<StreamEvent[]> {
  let rest = ''
  for await (const chunk of chunks) {
    const events = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n')
    rest = events.pop() ?? ''
    if (rest.length > longest) throw new Error('An event without an end')
    // Events of one chunk are delivered together: a save of a thousand entries is one invalidation.
    yield events.map(eventOf).filter(({ event }) => event !== '')
  }
}

const eventOf = (text: string): StreamEvent => {
  const read = { event: '', id: '', data: [] as string[] }
  for (const line of text.split('\n')) {
    const [, field, value = ''] = /^(event|id|data)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'data') read.data.push(value)
    else if (field === 'event' || field === 'id') read[field] = value
  }
  return { ...read, data: read.data.join('\n') }
}
