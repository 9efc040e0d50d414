import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'

/** The office in a page's contacts. */
export type Office = { phone?: string | null | undefined; email?: string | null | undefined }

/** The first office in the contacts of a page that has a phone or a mailbox; nothing where the page names none. */
export const officeOf = (blocks: readonly AnyBlockAnswer[]): Office | undefined =>
  blocks.flatMap((block) => (block.type === 'contacts' ? block.items.filter(({ phone, email }) => phone || email) : []))[0]
