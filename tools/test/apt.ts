import { run } from '../steps/command.ts'

/** Installs the first of these sets of packages that can be had, where this machine has apt and we may use it. */
export async function aptInstall(...choices: readonly (readonly string[])[]): Promise<void> {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['--version'])).code !== 0) return
  // Otherwise apt prompts for a time zone and waits for ever.
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, visible: true })
  for (const packages of choices) {
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, visible: true })
    if (code === 0) return
  }
}
