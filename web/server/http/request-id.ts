import { randomBytes } from 'node:crypto'

const given = /^[\w-]{8,64}$/

const process = randomBytes(6).toString('hex')
let count = 0

/** A name for something the server does: this process and a number, because a random one for every request costs more. */
export const nextId = () => `${process}-${(++count).toString(36)}`

/** The id of a request: the one that came with it where it is one, else a new one. */
export const requestIdOf = (header: string | string[] | undefined) => (typeof header === 'string' && given.test(header) ? header : nextId())
