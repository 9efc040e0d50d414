import { run } from './command.ts'

/** Runs npm, the one that started this process where there is one, and answers what it printed; it says nothing else. */
export function runNpm(...args: string[]): Promise<{ code: number; output: string }> {
  const cli = process.env.npm_execpath
  const quiet = [...args, '--loglevel=silent']
  return cli?.endsWith('npm-cli.js') ? run(process.execPath, [cli, ...quiet]) : run('npm', quiet)
}
