import { parseArgs } from 'node:util'
import { platformPackage } from '../node.mjs'
import { licenceProblems } from '../test/licences.ts'
import { allLockProblems } from '../test/lockfile.ts'
import { compareWithOfficial } from './official-binary.ts'
import { runtime } from './runtime.ts'
import { knownVulnerabilities, type Scope, type Vulnerabilities } from './vulnerabilities.ts'

/** Exit code when the registry does not respond: nothing is known to be wrong. */
const unansweredExit = 3

const { values } = parseArgs({ options: { checksums: { type: 'string' } } })
let isBad = false
let isUnanswered = false

const say = (sentence: string, isProblem: boolean) => {
  console.log(sentence)
  isBad ||= isProblem
}

const sayUnanswered = (what: string, reason: string) => {
  console.log(`${what} was not answered: the registry takes no such question (${reason}).`)
  isUnanswered = true
}

const scopes: Record<Scope, string> = { shipped: 'in what is shipped', tools: 'in what builds and tests it' }

const sayHoles = (scope: Scope, holes: Vulnerabilities) => {
  if ('unanswered' in holes) return sayUnanswered(`Whether there are known holes ${scopes[scope]}`, holes.unanswered)
  if (holes.found.length === 0) return say(`No known holes, high or critical, ${scopes[scope]}.`, false)
  return say(`Known holes ${scopes[scope]}:\n${holes.found.join('\n')}`, true)
}

const problems = [...(await allLockProblems()), ...(await licenceProblems())]
say(problems.length === 0 ? 'Lock file and licences are in order.' : problems.join('\n'), problems.length > 0)

const holes = await knownVulnerabilities()
sayHoles('shipped', holes.shipped)
sayHoles('tools', holes.tools)

const node = await runtime(platformPackage)
if ('unanswered' in node) sayUnanswered('Whether Node is up to date', node.unanswered)
else say(node.sentence, node.isTooOld)

if (values.checksums !== undefined) {
  const { execPath: file, platform, arch } = process
  const { isOfficial, sentence } = await compareWithOfficial(values.checksums, { file, version: process.versions.node, platform, arch })
  say(sentence, !isOfficial)
}

process.exit(isBad ? 1 : isUnanswered ? unansweredExit : 0)
