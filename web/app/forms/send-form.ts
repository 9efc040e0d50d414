import { hiddenFields, type Outcome, type Puzzle } from './outcome.ts'

/** Timeout of a submission, in milliseconds: five files of ten megabytes over a poor connection. */
const longest = 600_000

const isOutcome = (answer: unknown): answer is Outcome => typeof answer === 'object' && answer !== null && 'is' in answer

const post = (address: string, body: FormData, progress: (share: number) => void) =>
  new Promise<Outcome | undefined>((resolve) => {
    // Not fetch(), which reports no upload progress.
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    request.timeout = longest
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => progress(loaded / total)
    request.onload = () => resolve(isOutcome(request.response) ? request.response : undefined)
    request.onerror = request.ontimeout = request.onabort = () => resolve(undefined)
    request.send(body)
  })

const zerosOf = (digest: Uint8Array) => {
  let count = 0
  for (const byte of digest) {
    count += Math.clz32(byte) - 24
    if (byte > 0) break
  }
  return count
}

/** Solves the proof of work: a second on a phone, but expensive for a bot that sends thousands. */
const solve = async ({ text, bits }: Puzzle) => {
  const encoder = new TextEncoder()
  for (let number = 0; ; number++) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`${text}${number}`)))
    if (zerosOf(digest) >= bits) return String(number)
  }
}

/** Sends a form and says what became of it; nothing where no answer came. */
export const sendForm = async (address: string, body: FormData, progress: (share: number) => void): Promise<Outcome | undefined> => {
  const first = await post(address, body, progress)
  // Browsers provide crypto.subtle in secure contexts only.
  if (first?.is !== 'failed' || !first.puzzle || !crypto.subtle) return first
  body.set(hiddenFields.puzzle, first.puzzle.text)
  body.set(hiddenFields.solution, await solve(first.puzzle))
  return post(address, body, progress)
}
