/** Which room may import which (ARCHITECTURE.md draws the arrows; tools/test/arrows.test.ts proves that they are seen). */

const testFile = '\\.test\\.tsx?$'

/** Layers of web/app: each may import those that stand behind it. */
export const layers = ['routes', 'pages', 'navigation', 'shell', '.server', 'blocks', 'sections', 'forms', 'kit', 'format', 'i18n']
const inApp = (names) => `^web/app/(${names.map((name) => name.replace('.', '\\.')).join('|')})(/|\\.tsx?$)`

/** Folders of content: each may import those that stand behind it. */
export const ladder = [
  'http',
  'operator',
  'seed',
  'inbox',
  'applications',
  'mail',
  'accounts',
  'media',
  'editing',
  'audit',
  'read-model',
  'search',
  'entries',
  'search-index',
  'uploads',
  'service-tokens',
  'changes',
  'storage',
]

/** A rule for each step but the first: what stands on it looks down only. Tests may see everything. */
const looksDown = (steps, prefix, room, inSteps) =>
  steps.slice(1).map((step, above) => ({
    name: `${prefix}-${step.replace('.', '')}-looks-down`,
    comment: `In ${room} imports run ${steps.join(' → ')}; ${step} must not know what stands above it.`,
    severity: 'error',
    from: { path: inSteps([step]), pathNot: `${testFile}|/testing/` },
    to: { path: inSteps(steps.slice(0, above + 1)) },
  }))

const inContent = (names) => `^content/(${names.join('|')})/`

const oneWay = [...looksDown(layers, 'app', 'web/app', inApp), ...looksDown(ladder, 'content', 'content', inContent)]

/**
 * What journeys may have from outside: a started system, of one node or several, a database to kill, a browser, what a page did, what
 * axe and the Nu checker say of it, requests of all kinds, where everything that search finds is shown, and how long to wait.
 */
const forJourneys =
  '^tools/(start/|scale/|fuzz/at-site\\.ts$|test/drivers/|test/(axe|html-checker|patience|postgres-server|search-places|site|watched|test-system)\\.ts$)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-stands-alone',
      comment: 'The contract depends on the schema library only, because browser, server and tests all import it.',
      severity: 'error',
      from: { path: '^contract/', pathNot: testFile },
      to: { pathNot: '^contract/|(^|/)node_modules/valibot/' },
    },
    {
      name: 'contract-tests-stand-alone',
      comment: 'Tests of the contract need the test runner besides, nothing else.',
      severity: 'error',
      from: { path: `^contract/.*${testFile}` },
      to: { pathNot: '^contract/|(^|/)node_modules/(valibot|vitest)/' },
    },
    {
      name: 'server-kit-knows-the-contract-only',
      comment: 'What every process needs knows none of them.',
      severity: 'error',
      from: { path: '^server-kit/' },
      to: { path: '^(starter|content|web|admin|tools)/' },
    },
    {
      name: 'server-kit-is-for-servers',
      comment: 'It runs on Node: nothing that a browser loads, and nothing that is data alone, may need it.',
      severity: 'error',
      from: { path: '^(starter|admin/app|web/app)/', pathNot: testFile },
      to: { path: '^server-kit/' },
    },
    {
      name: 'starter-knows-the-contract-only',
      comment: 'The starter content hands over entries and makers of files; who stores them is nothing to it.',
      severity: 'error',
      from: { path: '^starter/' },
      to: { path: '^(content|web|admin|tools)/' },
    },
    {
      name: 'starter-is-for-the-seed',
      comment: 'The content service runs with any content; only what fills a database knows this one.',
      severity: 'error',
      from: { path: '^content/', pathNot: '^content/seed/' },
      to: { path: '^starter/' },
    },
    {
      name: 'content-knows-the-contract-only',
      comment: 'The content service meets the site over HTTP.',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(web|admin|tools)/' },
    },
    {
      name: 'web-knows-the-contract-only',
      comment: 'The site runs against any backend that speaks the API, so it imports none.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/e2e/' },
      to: { path: '^(starter|content|admin|tools)/' },
    },
    {
      name: 'journeys-start-the-site-from-outside',
      comment:
        'Journeys may find and drive browsers, start the system and ask axe and the Nu checker, and otherwise see what a visitor sees.',
      severity: 'error',
      from: { path: '^web/e2e/' },
      to: { path: '^(starter|content|admin|tools)/', pathNot: forJourneys },
    },
    {
      name: 'journeys-of-editors-start-everything-from-outside',
      comment: 'As above: what editors and staff do is done in a browser, and its traces are looked for on the site.',
      severity: 'error',
      from: { path: '^admin/e2e/' },
      to: { path: '^(starter|content|web|tools)/', pathNot: forJourneys },
    },
    {
      name: 'admin-knows-the-contract-only',
      comment: 'The editors’ screens meet the content service over HTTP.',
      severity: 'error',
      from: { path: '^admin/', pathNot: '^admin/e2e/' },
      to: { path: '^(starter|web|content|tools)/' },
    },
    {
      name: 'tools-know-content-and-contract-only',
      comment: 'Tools start the site as a process; its modules need its build.',
      severity: 'error',
      from: { path: '^tools/', pathNot: '^tools/soak/' },
      to: { path: '^(web|admin)/' },
    },
    {
      name: 'the-soak-knows-journeys',
      comment: 'It is a journey that lasts: the visitors and the troubles are those of the journeys.',
      severity: 'error',
      from: { path: '^tools/soak/' },
      to: { path: '^(web|admin)/', pathNot: '^web/e2e/' },
    },
    {
      name: 'router-stays-in-web-and-admin',
      comment: 'Addresses of pages and screens are known where they are shown; nothing else has a use for a router.',
      severity: 'error',
      from: { pathNot: '^(web|admin)/' },
      to: { path: '(^|/)node_modules/(react-router|@react-router)/|^(react-router|@react-router)(/|$)' },
    },
    ...oneWay,
    {
      name: 'no-circles',
      comment: 'Modules of a circle are initialised in an order nobody chose.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'The file or package does not exist. Made by React Router and thus not on disk: +types/ and virtual: modules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/\\+types/|^virtual:' },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API; without this the cruiser falls back to a parser that cannot read types and sees no arrows.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/build|web/\\.react-router|admin/build|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
}
