/**
 * What follows from a failure. `final`: this mail will never go. `again`: it may, for some days more. `patient`: the fault
 * is ours or an editor's, and it waits until that is mended. `outage`: no mail goes just now.
 */
export type Consequence = 'final' | 'again' | 'patient' | 'outage'

/** Why a mail did not go, as a word or two for the log and the operator; never what a server said: that names people. */
export class MailFailure extends Error {
  readonly consequence: Consequence

  constructor(error: string, consequence: Consequence) {
    super(error)
    this.consequence = consequence
  }
}

/** What a mail says that waits for the mail server, and not for anything of its own. */
export const outages = ['unreachable', 'not let in', 'sender refused'] as const

const outage = (error: (typeof outages)[number]) => new MailFailure(error, 'outage')

type SmtpError = { code?: string; responseCode?: number; command?: string; permanent?: boolean }

/**
 * Which kind of failure a mail server or the way to it told. Silence after the whole mail was handed over is no outage: the
 * server may have taken it, and whoever repeats that without end writes to the receiver without end.
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
