/**
 * A PDF whose cross-reference table contradicts its text: `@5@` in the text is where the table puts object 5. Readers follow the
 * table, front-to-back parsers ignore it.
 */
export const craftedPdf = (marked: string, trailer: (places: ReadonlyMap<number, number>) => string = () => ''): Buffer => {
  const places = new Map<number, number>()
  let text = ''
  for (const [at, piece] of marked.split(/@(\d+)@/).entries())
    if (at % 2 === 0) text += piece
    else places.set(Number(piece), text.length)
  const size = Math.max(...places.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer(places)} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n${rows.join('')}${end}`, 'latin1')
}

/** The first three objects of a crafted PDF: it opens with object 5. */
export const openingWith5 = [
  '%PDF-1.7\n@1@1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>\nendobj\n',
  '@2@2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
  '@3@3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
].join('')

/** The objects of a PDF as a reader finds them, by the one table that it ends with. */
export const objectsByTable = (bytes: Uint8Array): string[] => {
  const text = Buffer.from(bytes).toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1])
  const [, size = '', rows = ''] = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)/.exec(text.slice(start)) ?? []
  const found = rows.split('\n').flatMap((row, number) => {
    if (!row.includes(' n')) return []
    const at = text.slice(Number.parseInt(row, 10))
    if (!at.startsWith(`${number} 0 obj\n`)) throw new Error(`The table leads to ${JSON.stringify(at.slice(0, 20))} for ${number}`)
    return [at.slice(0, at.indexOf('\nendobj\n'))]
  })
  if (found.length !== Number(size) - 1) throw new Error('The table has gaps')
  return found
}
