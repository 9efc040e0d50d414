import { inflateRawSync } from 'node:zlib'

/** The files in a ZIP archive as texts, read by its directory as programs do. */
export const unzipped = (archive: Uint8Array): Record<string, string> => {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [method, size, name, extra, comment] = [10, 20, 28, 30, 32].map((place) =>
      place === 20 ? bytes.readUInt32LE(at + place) : bytes.readUInt16LE(at + place),
    ) as [number, number, number, number, number]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + size)
    files[bytes.toString('utf8', at + 46, at + 46 + name)] = (method === 0 ? packed : inflateRawSync(packed)).toString('utf8')
    at += 46 + name + extra + comment
  }
  return files
}
