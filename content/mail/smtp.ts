import { isIP } from 'node:net'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { createTransport } from 'nodemailer'
import { failureOf } from './failure.ts'

/** A mail as it is sent: nothing in it that becomes a header was written by a visitor, but the checked addresses. */
export type OutgoingMail = {
  id: string
  from: { name: string; address: string }
  to: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  lang: Locale
  /** Written by a member of staff: out-of-office notices are welcome. */
  personal?: true
}

/** Hands a mail to the mail server; throws a `MailFailure` unless the server has taken it. */
export type SendMail = (letter: OutgoingMail) => Promise<void>

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/** A password must not be sent unencrypted to another machine, unless the address says so explicitly. */
const encryption = (url: URL) =>
  url.username && !isLoopback(url.hostname) && !url.searchParams.has('requireTLS') ? { requireTLS: true } : {}

/** The EHLO name: the site's host, unless `SMTP_URL` has `?name=` or the site has none. Servers distrust an address literal. */
const greeting = ({ searchParams }: URL, hostname: string) =>
  searchParams.has('name') || !hostname.includes('.') || isIP(hostname) !== 0 ? {} : { name: hostname }

/**
 * The connection to the server of `SMTP_URL`. Every mail uses its own, so that none breaks another's. Timeouts are minutes, as RFC
 * 5321 requires (4.5.3.2): after a premature one a mail that was accepted is sent again.
 */
export const openSmtp = (smtpUrl: string, siteUrl: string): SendMail => {
  const { hostname } = new URL(siteUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 60_000,
    dnsTimeout: 10_000,
    socketTimeout: 300_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...encryption(new URL(smtpUrl)),
    ...greeting(new URL(smtpUrl), hostname),
  })
  /** Mails that the server has got to the last byte, and perhaps taken. */
  const handedOver = new Set<string>()
  transport.use('stream', ({ message, data: { messageId } }, done) => {
    message.processFunc((mail) => mail.once('end', () => handedOver.add(String(messageId))))
    done()
  })
  return async ({ id, from, to, replyTo, subject, text, html, lang, personal }) => {
    const messageId = `<${id}@${hostname}>`
    try {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        envelope: { from: from.address, to: [to] },
        subject,
        text,
        html,
        // Each would cause an out-of-office notice, and two robots could mail each other for ever.
        headers: {
          'Content-Language': languageTags[lang],
          ...(!personal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
        },
      })
    } catch (error) {
      throw failureOf(error, handedOver.has(messageId))
    } finally {
      handedOver.delete(messageId)
    }
  }
}
