import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from './content-process.ts'
import { type ReceivedMail, readMail } from './received-mail.ts'

const refusal = (code: number, to: string) => Object.assign(new Error(`mailbox of ${to} is not available`), { responseCode: code })

/** A real mail server on loopback that can be taken down and up again, refuse addresses, hold its answers back and fall silent. */
export const startMailServer = async () => {
  const received: ReceivedMail[] = []
  /** Replies to receivers other than "yes", by address. */
  const refused = new Map<string, number>()
  /** Receivers whose mail is read to its end and never answered. */
  const silent = new Set<string>()
  const port = await freePort()
  let connections = 0
  /** What senders of mails called themselves. */
  const greetings: string[] = []
  /** Responses to complete mails await this. */
  let answering: Promise<unknown> = Promise.resolve()
  let server: SMTPServer | undefined

  const up = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_, done) => {
        connections++
        done()
      },
      onRcptTo: ({ address }, _, done) => {
        const code = refused.get(address)
        done(code === undefined ? undefined : refusal(code, address))
      },
      onData: async (stream, { envelope, hostNameAppearsAs }, done) => {
        greetings.push(hostNameAppearsAs)
        const raw = await text(stream)
        received.push(
          readMail(raw, { from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map(({ address }) => address) }),
        )
        await answering
        if (!envelope.rcptTo.some(({ address }) => silent.has(address))) done(null)
      },
    })
    // A client killed in a session is no failure of the test.
    server.on('error', () => undefined)
    const listening = server.listen(port, '127.0.0.1')
    if (!listening.listening) await once(listening, 'listening')
    return (listening.address() as AddressInfo).port
  }
  await up()
  return {
    received,
    greetings,
    refused,
    silent,
    url: `smtp://127.0.0.1:${port}`,
    /** Number of connections so far. */
    connections: () => connections,
    /** Holds responses to mails until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      answering = promise
      return resolve
    },
    up,
    down: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
    /** Those that went to an address. */
    to: (address: string) => received.filter(({ envelope }) => envelope.to.includes(address)),
  }
}

/** A mail server of a test's. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>
