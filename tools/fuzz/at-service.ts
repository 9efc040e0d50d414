import { adminAims } from '@narkhoz/content/testing/fuzz/admin-probes.ts'
import { wrongWith } from '@narkhoz/content/testing/fuzz/judge.ts'
import { openSender } from '@narkhoz/content/testing/fuzz/probe.ts'
import { serviceAims } from '@narkhoz/content/testing/fuzz/service-probes.ts'
import { acceptedAt } from '@narkhoz/content/testing/staff-client.ts'
import { mediaCalls } from '@narkhoz/contract/admin/media.ts'
import { type FireResult, fire } from './fire.ts'

/** Creates the first administrator of a running service, and sends a number of requests to all its routes. */
export const fireAtService = async (
  contentUrl: string,
  firstAdministrator: string,
  requests: number,
  seed: number,
): Promise<FireResult> => {
  const service = { request: (path: string, init?: RequestInit) => fetch(contentUrl + path, init) }
  const who = { email: 'admin@university.example', name: 'Administrator', lang: 'kz' }
  const administrator = await acceptedAt(service, firstAdministrator, who)
  const media = await administrator.get<{ key: string }[]>(mediaCalls.list.path)
  const given = { key: media.body.data.map(({ key }) => key), version: ['1', '2', '3'] }
  const aims = [...(await serviceAims(service)), ...(await adminAims(administrator, given))]
  const { send, close } = openSender(Number(new URL(contentUrl).port))
  try {
    return await fire({ aims, send, wrongWith: (probe, answered) => wrongWith(probe, answered, probe.expected) }, requests, seed)
  } finally {
    close()
  }
}
