type Contacts = { items?: readonly { forms?: readonly { value: string }[] | null }[] | null }

/** The index of the office that handles a form; -1 if there is none. */
export const officeIndex = (contacts: Contacts | undefined, form: string): number =>
  contacts?.items?.findIndex(({ forms }) => forms?.some(({ value }) => value === form)) ?? -1
