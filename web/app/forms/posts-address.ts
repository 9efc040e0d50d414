/** The path of forms that are not posted to their own page. */
export const postsPath = '/posts'

/** The query key for the address of the form's page. */
export const postedFrom = 'from'

/**
 * Where such a form is posted from a page without a script: the address that stays in the browser says which page that was, so that
 * opening it again leads back there.
 */
export const postsAddress = (from: string): string => `${postsPath}?${postedFrom}=${encodeURIComponent(from).replaceAll('%2F', '/')}`
