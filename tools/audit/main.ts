import { licenceProblems } from '../test/licences.ts'
import { allLockProblems } from '../test/lockfile.ts'
import { knownHoles } from './known-holes.ts'

/** The exit code where the registry was asked about holes and did not answer: nothing is wrong, and nothing is known. */
const unansweredExit = 3

const problems = [...(await allLockProblems()), ...(await licenceProblems())]
console.log(problems.length === 0 ? 'Lock file and licences are in order.' : problems.join('\n'))

const holes = await knownHoles()
if ('unanswered' in holes)
  console.log(`Whether there are known holes was not answered: the registry takes no such question (${holes.unanswered}).`)
else console.log(holes.found.length === 0 ? 'No known holes, high or critical, in what is shipped.' : holes.found.join('\n'))

const isBad = problems.length > 0 || ('found' in holes && holes.found.length > 0)
process.exit(isBad ? 1 : 'unanswered' in holes ? unansweredExit : 0)
