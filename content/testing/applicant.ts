import { apiBase } from '@narkhoz/contract/api.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { addedName } from '@narkhoz/contract/forms/added.ts'
import { type Form, isReference } from '@narkhoz/contract/forms/form.ts'
import { samplePayload } from '@narkhoz/contract/forms/sample.ts'
import { credential } from './credential.ts'
import { picture } from './sample-files.ts'

/** Anything that answers by path: a service in this process or one behind a port. */
export type RequestTarget = { request: (path: string, init?: RequestInit) => Promise<Response> }

/** A status and the JSON that came with it. */
export type Answer = {
  status: number
  body: { data: Record<string, unknown>; error: { code: string; message: string; fields?: Record<string, string> } }
}

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as Answer['body'],
})

/** Where the entries of a select's source are listed. */
const listOf = ({ kind, list }: { kind: string; list?: string }) =>
  list ? `handbooks/${list}` : kind === 'program' ? entities.program.plural : `${kind}s`

/** Signs in and fills in forms as the site's server would, with ids and files that the service really has. */
export const applicantAt = async ({ request }: RequestTarget) => {
  const content = async (path: string) => {
    const response = await request(`${apiBase}/${path}`)
    return ((await response.json()) as { data: unknown }).data
  }
  const login = await request(`${apiBase}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credential),
  })
  const token = (await answerOf(login)).body.data.access_token as string
  const authorization = `Bearer ${token}`

  const store = async (name: string, bytes: Uint8Array, lang = 'kz') => {
    const body = new FormData()
    body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
    return answerOf(await request(`${apiBase}/file/store?lang=${lang}`, { method: 'POST', headers: { authorization }, body }))
  }
  const upload = async (name = 'scan.png', bytes?: Uint8Array) => {
    const { status, body } = await store(name, bytes ?? (await picture('png')))
    if (status !== 201) throw new Error(`The upload of ${name} was answered ${status}: ${JSON.stringify(body)}`)
    return body.data.url as string
  }
  return {
    token,
    authorization,
    /** Stores a file and returns the response. */
    store,
    /** The address of a file that was stored. */
    upload,
    /** Posts JSON to a form's endpoint. */
    send: async (form: Form, payload: unknown, headers: Record<string, string> = {}, lang = 'kz') =>
      answerOf(
        await request(`${apiBase}/${form.endpoint}?lang=${lang}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization, ...headers },
          body: JSON.stringify(payload),
        }),
      ),
    /** A good payload, with new files. */
    payload: async (form: Form) => {
      const references: Record<string, number> = {}
      const uploads: Record<string, string> = {}
      for (const place of form.fields) {
        const { name, control, source } = place.field
        if (control === 'file') uploads[name] = await upload()
        if (!isReference(place) || !source || !('kind' in source)) continue
        const { matching } = place
        const wanted = form.fields.find(({ field }) => field.name === matching?.field)?.field.samples.good[0]
        const listed = (await content(listOf(source))) as ({ id: number } & Record<string, { value?: string } | undefined>)[]
        const first = listed.find((entry) => !matching || entry[matching.attribute]?.value === wanted)
        if (!first) throw new Error(`There is nothing to choose from in ${listOf(source)}`)
        references[name] = first.id
      }
      const receiver = addedName(form, 'receiver')
      if (receiver === undefined) return samplePayload(form, { references, uploads })
      const { receivers } = (await content('settings/contacts')) as { receivers: { email: string }[] }
      return samplePayload(form, { references, uploads, added: { [receiver]: receivers[0]?.email } })
    },
  }
}

/** A client that submits forms. */
export type Applicant = Awaited<ReturnType<typeof applicantAt>>
