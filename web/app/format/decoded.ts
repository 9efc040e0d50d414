/** Percent-decodes a text; undefined if it is malformed. */
export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
