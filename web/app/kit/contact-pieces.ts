/** A piece of a text, with where it leads where it is a phone number or a mailbox. */
export type Piece = { text: string; to?: string }

const mailbox = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}`
// With the country's code, or with the 8 that is dialled inside the country and an area in brackets.
const phone = String.raw`(?<![\d+])(?:\+\d(?:[ \u00a0()-]{0,2}\d){9,13}|8[ \u00a0]?\(\d{3}\)(?:[ \u00a0-]?\d){7})(?!\d)`
const contact = new RegExp(`${mailbox}|${phone}`, 'gu')

/** The digits of a phone number as they are dialled from anywhere. */
const international = (number: string) => number.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7')

// Emergency numbers are short and the same everywhere in the country: a plus would make them invalid.
const isShort = (digits: string) => digits.length <= 4

/** Where a phone number leads: to a call. */
export const phoneAddress = (number: string) => {
  const digits = international(number)
  return isShort(digits) ? `tel:${digits}` : `tel:+${digits}`
}

/** Where the number of a WhatsApp account leads: to a chat. */
export const chatAddress = (number: string) => `https://wa.me/${international(number)}`

/** A number that is named as one for WhatsApp just before it is chatted with, and not called. */
const isChat = (before: string) => /whatsapp[^\d@]{0,40}$/i.test(before)

const addressOf = (found: string, before: string) =>
  found.includes('@') ? `mailto:${found}` : isChat(before) ? chatAddress(found) : phoneAddress(found)

/** Splits a plain text into phone numbers, mailboxes and the rest. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(contact)) {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: found, to: addressOf(found, text.slice(Math.max(0, index - 60), index)) })
    end = index + found.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
