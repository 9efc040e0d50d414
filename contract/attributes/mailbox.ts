import type { AttributeOptions } from './attribute.ts'
import { plain } from './text.ts'

// Mail is sent to these: one address and nothing that a mail header could take for a second.
const pattern = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** A mail address of the university's that the service writes to or from. */
export const mailbox = <const O extends AttributeOptions>(options: O = {} as O) => plain({ ...options, max: 254, pattern })
