import { Agent, request } from 'node:http'

type VisitorRequest = { port: number; path: string; method?: string; headers?: Readonly<Record<string, string>>; body?: string }

/** A complete response; one that breaks off is an error. */
export const ask = (agent: Agent, { port, path, method = 'GET', headers = {}, body }: VisitorRequest) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ agent, port, path, method, headers, host: '127.0.0.1' }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part
        })
        .on('error', reject)
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end(body)
  })

/** Responses to visitors: how many, and each failure in words. */
export type VisitorResult = { answered: number; failures: string[] }

/** A number of visitors with sequential requests, no request twice at the same time, until they are stopped. */
export const startVisitors = (many: number, next: (number: number) => VisitorRequest) => {
  const agent = new Agent({ keepAlive: true, maxSockets: many })
  const seen: VisitorResult = { answered: 0, failures: [] }
  let number = 0
  let isOver = false
  const visit = async () => {
    while (!isOver) {
      const target = next(number++)
      try {
        const { status } = await ask(agent, target)
        if (status === 200) seen.answered++
        else seen.failures.push(`${status} from ${target.path}`)
      } catch (error) {
        seen.failures.push(`${error instanceof Error ? error.message : error} at ${target.path}`)
      }
    }
  }
  const visits = Promise.all(Array.from({ length: many }, visit))
  return {
    seen,
    gone: async (): Promise<VisitorResult> => {
      isOver = true
      await visits
      agent.destroy()
      return seen
    },
  }
}
