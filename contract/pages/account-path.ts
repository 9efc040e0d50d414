/** The path of the personal account, in a separate file for the frame of every page, which needs nothing else of the page. */
export const accountPath = '/account'
