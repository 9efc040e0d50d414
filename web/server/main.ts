import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { configurationExit, type Environment, EnvironmentError, readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { runWorkers } from './workers.ts'

const environmentOrExit = (): Environment => {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    return process.exit(configurationExit)
  }
}

// React chooses its build by this variable when it is first imported, so it is settled before anything imports it.
process.env.NODE_ENV ??= 'production'
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'

const environment = environmentOrExit()
const { siteProcesses, metricsPort, metricsHost } = environment
const processes = siteProcesses === 'auto' ? availableParallelism() : siteProcesses
if (cluster.isPrimary && processes > 1 && mode === 'production')
  runWorkers(processes, metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost })
// Only what serves needs the application in memory.
else await (await import('./serve.ts')).serve(environment, mode)
