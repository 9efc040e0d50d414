/** A text without its percent signs; nothing where it cannot be decoded, because somebody wrote it by hand. */
export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
