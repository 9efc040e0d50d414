import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { failureOf } from './failure.ts'

/** A mail as it is sent: nothing in it that becomes a header was written by a visitor, but the checked addresses. */
export type Letter = {
  id: string
  from: { name: string; address: string }
  to: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string
}

/** Hands a mail to the mail server; throws a `MailFailure` unless the server has taken it. */
export type Post = (letter: Letter) => Promise<void>

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/** A password must not travel in the clear to another machine; whoever wants that all the same says so in the address. */
const encryption = (url: URL) =>
  url.username && !isLoopback(url.hostname) && !url.searchParams.has('requireTLS') ? { requireTLS: true } : {}

/** The way to the mail server that `SMTP_URL` names. Every mail has a connection of its own: none can break another's. */
export const openPost = (smtpUrl: string, siteUrl: string): Post => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...encryption(new URL(smtpUrl)),
  })
  const { hostname } = new URL(siteUrl)
  return async ({ id, from, to, replyTo, subject, text, html }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${hostname}>`,
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        envelope: { from: from.address, to: [to] },
        subject,
        text,
        html,
        // Absence notices would come back for each, and two robots could write to one another for ever.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    } catch (error) {
      throw failureOf(error)
    }
  }
}
