type Contacts = { items?: readonly { forms?: readonly { value: string }[] | null }[] | null }

/** Where among the offices of the contacts the one stands that handles a form; -1 where none is named. */
export const officeIndex = (contacts: Contacts | undefined, form: string): number =>
  contacts?.items?.findIndex(({ forms }) => forms?.some(({ value }) => value === form)) ?? -1
