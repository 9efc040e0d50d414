/** A preview link that a visitor came with, and that the content service knows. */
export type Preview = {
  token: string
  /** Its expiry. */
  until: string
  /** The origin whose screens may show the page in a frame. */
  framedBy: string
}
