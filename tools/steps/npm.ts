import { run } from './command.ts'

/** Runs npm, the one that started this process if any, and resolves to its output; nothing is printed. */
export function runNpm(...args: string[]): Promise<{ code: number; output: string }> {
  const cli = process.env.npm_execpath
  const quiet = [...args, '--loglevel=silent']
  return cli?.endsWith('npm-cli.js') ? run(process.execPath, [cli, ...quiet]) : run('npm', quiet)
}
