/**
 * What follows from a failure. `final`: this mail will never go. `again`: it may, for some days more. `patient`: the fault
 * is ours or an editor's, and it waits until that is mended. `outage`: no mail goes just now.
 */
export type Consequence = 'final' | 'again' | 'patient' | 'outage'

/** Why a mail failed, as a keyword for the log and the operator; never the server's message, which contains addresses. */
export class MailFailure extends Error {
  readonly consequence: Consequence

  constructor(error: string, consequence: Consequence) {
    super(error)
    this.consequence = consequence
  }
}

/** Errors of mails that wait for the mail server, and not because of their own failure. */
export const outages = ['unreachable', 'not let in', 'sender refused'] as const

const outage = (error: (typeof outages)[number]) => new MailFailure(error, 'outage')

type SmtpError = { code?: string; responseCode?: number; command?: string; permanent?: boolean }

/**
 * Classifies an error of a mail server or of the connection. Silence after the DATA phase is no outage: the server may have accepted
 * the mail, and endless retries would reach the receiver each time.
 */
export const failureOf = (thrown: unknown, isHandedOver: boolean): MailFailure => {
  const { code = '', responseCode, command = '', permanent } = (thrown ?? {}) as SmtpError
  if (/^E(?:NO)?AUTH|^EOAUTH2/.test(code)) return outage('not let in')
  if (responseCode === undefined && isHandedOver) return new MailFailure('no answer', 'again')
  // A reply about neither sender, receiver nor text is about ourselves or the server: greeting, login, encryption.
  if (responseCode === undefined || responseCode === 421 || !['MAIL FROM', 'RCPT TO', 'DATA'].includes(command))
    return code === 'EENVELOPE' || code === 'EMESSAGE' ? new MailFailure('bad address', 'final') : outage('unreachable')
  if (command === 'MAIL FROM') return outage('sender refused')
  return permanent ? new MailFailure(`refused ${responseCode}`, 'final') : new MailFailure(`put off ${responseCode}`, 'again')
}
