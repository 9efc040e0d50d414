import { openSender } from '@narkhoz/content/testing/fuzz/probe.ts'
import { type FireResult, fire } from './fire.ts'
import { wrongWithSite } from './judge-site.ts'
import { siteAims } from './site-probes.ts'

/** Sends a number of requests to a running site, whose `TRUST_PROXY` must include this machine: each has another client address. */
export const fireAtSite = async (siteUrl: string, requests: number, seed: number): Promise<FireResult> => {
  const aims = await siteAims(siteUrl)
  const { send, close } = openSender(Number(new URL(siteUrl).port))
  try {
    return await fire({ aims, send, wrongWith: wrongWithSite }, requests, seed)
  } finally {
    close()
  }
}
