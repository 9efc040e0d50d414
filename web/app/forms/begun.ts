/** How the names begin under which the tab keeps what was typed (`draft.ts`). */
export const draftPrefix = 'draft '

/** Whether a form was begun in this tab and not sent. */
export const isBegun = () => {
  try {
    return `${Object.keys(sessionStorage)}`.includes(draftPrefix)
  } catch {
    return false
  }
}
