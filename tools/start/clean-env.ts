import { variableNames } from '@narkhoz/server-kit/environment.ts'
import { memoryVariables } from './arguments.ts'

const forgotten = Object.fromEntries(variableNames.map((name) => [name, undefined]))

/** Variables for a process that is tried or measured: a database or mail server that this machine is set up for must not be touched by it. */
export const cleanEnv = (own: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv => ({
  ...memoryVariables,
  ...process.env,
  ...forgotten,
  NODE_ENV: 'production',
  ...own,
})
