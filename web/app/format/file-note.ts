/** How a language writes sizes: the sign before decimals, and the names of a thousand and a million bytes. */
export type Bytes = { decimal: string; kilo: string; mega: string }

const endingOf = (name: string) => /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase()

const sizeOf = (bytes: number, { decimal, kilo, mega }: Bytes) => {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0${kilo}`
  const millions = bytes / 1e6
  return `${millions.toFixed(millions < 9.95 ? 1 : 0).replace('.', decimal)}\u00a0${mega}`
}

/** Type and size of a file, shown before the download. */
export const fileNote = ({ name, size }: { name: string; size: number }, bytes: Bytes) =>
  [endingOf(name), sizeOf(size, bytes)].filter(Boolean).join(', ')
