/**
 * The lines of a stream of bytes, parted by line feeds and nothing else: Node's own reader also parts at the separators
 * that Unicode has for lines, and those stand inside the texts that visitors write.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
