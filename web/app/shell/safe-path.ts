const here = 'https://own.invalid'

/** A path of this site as a form sent it, or the main page: nothing that a browser could read as another host. */
export const safePath = (sent: string | null): string => {
  if (!sent || !URL.canParse(sent, here)) return '/'
  const { origin, pathname, search } = new URL(sent, here)
  // `/.//evil.example` has this origin, and a path that is another host when it is sent alone.
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/'
}
