import * as v from 'valibot'
import { runNpm } from '../steps/npm.ts'

const severities = ['high', 'critical'] as const

const reportSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), severity: v.string(), range: v.optional(v.string(), ''), via: v.array(v.unknown()) }),
  ),
  metadata: v.object({ vulnerabilities: v.record(v.string(), v.number()) }),
})

const advisorySchema = v.object({ title: v.string(), url: v.optional(v.string(), '') })

/** Vulnerabilities of the shipped packages that npm knows: severe ones as sentences, or the error of the registry. */
export type Vulnerabilities = { found: string[] } | { unanswered: string }

const parsed = (output: string): unknown => {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

const reasonIn = (report: unknown) => {
  const parsed = v.safeParse(
    v.object({ statusCode: v.optional(v.number()), error: v.optional(v.object({ code: v.optional(v.string()) })) }),
    report,
  )
  if (!parsed.success) return 'npm printed no report'
  const { statusCode, error } = parsed.output
  return statusCode === undefined ? (error?.code ?? 'npm does not say why') : `status ${statusCode}`
}

/** Reads a report of `npm audit --json`. Without one nothing is known, which is not the same as nothing found. */
export const vulnerabilitiesIn = (output: string): Vulnerabilities => {
  const report = parsed(output)
  const read = v.safeParse(reportSchema, report)
  if (!read.success) return { unanswered: reasonIn(report) }
  const bad = Object.values(read.output.vulnerabilities).filter(({ severity }) => severities.some((one) => one === severity))
  return {
    found: bad.map(({ name, severity, range, via }) => {
      const titles = via.flatMap((one) => {
        const advisory = v.safeParse(advisorySchema, one)
        return advisory.success
          ? [`${advisory.output.title} ${advisory.output.url}`.trim()]
          : typeof one === 'string'
            ? [`through ${one}`]
            : []
      })
      return `${name} ${range} has a hole (${severity}): ${titles.join('; ')}.`
    }),
  }
}

/** The scope of an audit: shipped packages, or those that only build and test. */
export type Scope = 'shipped' | 'tools'

const report = async (...more: string[]) =>
  vulnerabilitiesIn((await runNpm('audit', ...more, '--json', '--package-lock-only', '--audit-level=high')).output)

/** Queries the registry about the packages of both scopes; a vulnerability of a shipped package is reported in that scope alone. */
export const knownVulnerabilities = async (): Promise<Record<Scope, Vulnerabilities>> => {
  const [shipped, all] = [await report('--omit=dev'), await report('--include=dev')]
  if ('unanswered' in shipped || 'unanswered' in all) return { shipped, tools: all }
  return { shipped, tools: { found: all.found.filter((hole) => !shipped.found.includes(hole)) } }
}
