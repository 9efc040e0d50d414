import path from 'node:path'
import { type Environment, type ProcessName, variablesFor } from '@narkhoz/server-kit/environment.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { memoryVariables } from './arguments.ts'
import { type Plan, supervise } from './child.ts'

export interface SiteOptions {
  environment: Environment
  /** The environment of the children, each with the variables that it reads. */
  variables: NodeJS.ProcessEnv
  /** Arguments of Node for each child: the script, and options before it. */
  scripts: { content: readonly string[]; web: readonly string[] }
  /** The site's credential at the content service; undefined for an external service without one. */
  credential: { email: string; key: string } | undefined
  log(line: string): void
  /** Called with the link that creates the first administrator, while there is no account. */
  onFirstAdministrator?(url: string): void
}

export interface Site {
  /** Resolves once all children answer, rejects when one exits because of its configuration. */
  answering: Promise<void>
  stop(): Promise<void>
}

/** The children to run: the content service unless another one is named, and the site. */
function plansFor({ environment, variables, scripts, credential }: SiteOptions): Plan[] {
  const { port, contentUrl, ownContentUrl, dataDir } = environment
  const own = (name: ProcessName) => ({
    ...memoryVariables,
    ...variablesFor(name, variables),
    DATA_DIR: path.resolve(dataDir),
    SERVICE_EMAIL: credential?.email,
    SERVICE_KEY: credential?.key,
  })
  const content = { name: 'Content service', args: scripts.content, env: own('content'), readyUrl: `${ownContentUrl}/readyz` }
  const web = {
    name: 'Site',
    args: scripts.web,
    env: { ...own('web'), CONTENT_URL: contentUrl ?? ownContentUrl },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  }
  return contentUrl ? [web] : [content, web]
}

const firstAdministratorIn = (message: unknown) =>
  typeof message === 'object' && message !== null && 'firstAdministrator' in message ? String(message.firstAdministrator) : undefined

/** Starts all children at once and supervises them. */
export function startSite(options: SiteOptions): Site {
  const plans = plansFor(options)
  const { promise: answering, resolve, reject } = Promise.withResolvers<void>()
  const waitingFor = new Set(plans.map(({ name }) => name))
  const children = plans.map((plan) =>
    supervise(plan, {
      log: options.log,
      onReady() {
        waitingFor.delete(plan.name)
        if (waitingFor.size === 0) resolve()
      },
      onMessage: (message) => {
        const url = firstAdministratorIn(message)
        if (url) options.onFirstAdministrator?.(url)
      },
      onMisconfigured: () => reject(new StartError(`${plan.name}: the setting named above has to be corrected first.`)),
    }),
  )
  return {
    answering,
    async stop() {
      // The site first: what visitors have just sent still finds the service.
      for (const child of children.toReversed()) await child.stop()
    },
  }
}
