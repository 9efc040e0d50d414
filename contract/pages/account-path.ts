/** The address of the personal account, on its own for the frame of every page, which needs nothing else of the page. */
export const accountPath = '/account'
