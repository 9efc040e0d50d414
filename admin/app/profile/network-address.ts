/**
 * An IP address as people write it. Version 6 is stored in full, and with zeros for the half that is each device's own; one of nothing but zeros is
 * this very computer and says nothing.
 */
export const networkAddress = (stored: string | null): string | undefined => {
  if (!stored) return undefined
  if (!stored.includes(':')) return stored
  const mapped = /^(?:0{1,4}:){5}ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(stored)
  if (mapped)
    return mapped
      .slice(1)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.')
  const groups = stored.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
  if (groups.every((group) => group === '0' || group === '')) return undefined
  const short = groups.join(':')
  const zeros = short.match(/(?:^|:)0(?::0)+(?=:|$)/g)?.toSorted((one, other) => other.length - one.length)[0]
  return zeros ? short.replace(zeros, short.startsWith(zeros) || short.endsWith(zeros) ? '::' : ':').replace(/:{3,}/, '::') : short
}
