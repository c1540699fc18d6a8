// `npm test` runs every stage below, two checks at a time, the others in turn; `npm run verify` the quick ones;
// `node scripts/test.mjs unit int` only those that are named, `node scripts/test.mjs e2e -- fonts` only files of that name.
// `npm run test:full`, or --full, also runs what takes long: whole sitemaps, crawls, clusters, drills, all of each suite on the
// second database, and a start on a machine that has nothing yet.
// Plain Node without dependencies, so that it runs on a clean clone. Its last line is "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { install } from './lib/install.mjs'
import { playwrightOutcome, vitestOutcome } from './lib/reports.mjs'
import { systemTools } from './lib/system-tools.mjs'

const OUT = '.cache/test'
const started = Date.now()

function split(args) {
  const at = args.indexOf('--')
  return at < 0 ? [args, []] : [args.slice(0, at), args.slice(at + 1)]
}

const [stages, files] = split(process.argv.slice(2))
const isFull = stages.includes('--full')
if (isFull) process.env.TEST_FULL = '1'

const heading = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0

/** A stage that is one check: its exit code is the result, and its output is printed when it ends. `skips`: it cannot be tried here. */
const check = (command, args, skips) => async (name) => {
  const { code, words } = await new Promise((resolve) => {
    const child = spawn(command, args, { shell: process.platform === 'win32' })
    const words = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => words.push(part))
    child.on('error', (error) => resolve({ code: 1, words: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code, words: Buffer.concat(words) }))
  })
  if (code === skips) return { passed: 0, failed: 0, failures: [], words }
  const ok = code === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [`${name}: see above`], words }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A stage with a report: a run that ended without one, or failed without a failed test, counts as a failure. */
const suite = (args, env, read) => (name) => {
  heading(name)
  const file = `${OUT}/${name}.json`
  rmSync(file, { force: true })
  const ok = run('npx', args(file, name), env(file))
  const report = readJson(file)
  const {
    passed,
    failed,
    failures,
    unsure = [],
  } = report ? read(report) : { passed: 0, failed: 0, failures: [] }
  if (ok && passed > 0) return { passed, failed, failures, unsure }
  return {
    passed,
    failed: failed || 1,
    failures: failures.length ? failures : [`${name}: see above`],
    unsure,
  }
}

const vitest = suite(
  (file, name) => [
    // `int*`: tests that run side by side, then those that run alone; `unit*`: those that share a process, and those that cannot.
    ...['vitest', 'run', '--project', `${name}*`],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files],
  ],
  () => ({}),
  vitestOutcome,
)
const playwright = suite(
  () => ['playwright', 'test', '--reporter=list,json', ...files],
  (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  playwrightOutcome,
)

/** As far as a page in a browser: `scripts/fresh-machine.sh` alone runs all tests there. */
const FRESH = [
  'PORT=3997 npm start > /tmp/start 2>&1 & start=$!',
  'until grep "is ready" /tmp/start; do kill -0 $start; sleep 1; done',
  'kill $start; wait $start || true',
  'node scripts/test.mjs e2e -- fonts pages',
].join('\n')

const STAGES = {
  format: check('npx', ['oxfmt', '--check', '.']),
  lint: check('npx', ['oxlint', '--deny-warnings']),
  borders: check('npx', ['depcruise', 'src', 'payload.config.ts', 'server.ts']),
  'dead code': check('npx', ['knip', '--no-progress']),
  // What tests alone use is dead too; `@internal` at an export says why a test may need it.
  'tested dead code': check('npx', [
    'knip',
    '--no-progress',
    '--production',
    '--include',
    'files,exports,types',
  ]),
  // The compiler of TypeScript 7, by its own path: Lexical and the table of phrases still need the API of TypeScript 5.
  types: check('node', ['node_modules/typescript-7/bin/tsc', '--noEmit']),
  generated: check('node', ['scripts/check-generated.mjs']),
  // The committed stock is what its generator makes.
  'demo stock': check('npm', ['test', '--prefix', 'tools/demo-stock']),
  unit: vitest,
  build: check('node', ['scripts/build.mjs']),
  int: vitest,
  e2e: playwright,
  'fresh machine': check('scripts/fresh-machine.sh', [FRESH], 3),
}
/** Each uses one core and changes no file, so two of them run side by side. */
const SIDE_BY_SIDE = ['types', 'lint', 'format', 'borders', 'dead code', 'tested dead code']
const QUICK = ['format', 'lint', 'borders', 'dead code', 'tested dead code', 'types', 'generated', 'unit']
/** Some of these tests send requests to the built server. */
const NEEDS_BUILD = ['int', 'e2e']

function chosen(args) {
  if (args.includes('--quick')) return QUICK
  const unknown = args.filter((name) => !STAGES[name])
  if (unknown.length) {
    console.error(`There is no stage ${unknown.join(', ')}: ${Object.keys(STAGES).join(', ')}.`)
    process.exit(2)
  }
  const wanted = args.length ? args : Object.keys(STAGES).filter((name) => isFull || name !== 'fresh machine')
  return wanted.some((name) => NEEDS_BUILD.includes(name)) ? [...new Set(['build', ...wanted])] : wanted
}

const wanted = chosen(stages.filter((argument) => argument !== '--full'))
const names = Object.keys(STAGES).filter((name) => wanted.includes(name))
mkdirSync(OUT, { recursive: true })
install('test')
if (names.some((name) => NEEDS_BUILD.includes(name))) systemTools(process.env.TEST_FULL === '1')

const rows = []
const failures = []
const unsure = []
async function stage(name) {
  const since = Date.now()
  const outcome = await STAGES[name](name)
  if (outcome.words !== undefined) {
    heading(name)
    process.stdout.write(outcome.words)
  }
  failures.push(...outcome.failures)
  unsure.push(...(outcome.unsure ?? []))
  rows.push({
    stage: name,
    passed: outcome.passed,
    failed: outcome.failed,
    seconds: Math.round((Date.now() - since) / 1000),
  })
}

const beside = SIDE_BY_SIDE.filter((name) => names.includes(name))
const lane = async () => {
  for (let name = beside.shift(); name; name = beside.shift()) await stage(name)
}
await Promise.all([lane(), lane()])
for (const name of names) if (!SIDE_BY_SIDE.includes(name)) await stage(name)

if (failures.length > 0) heading('failed')
for (const failure of failures) console.log(`✗ ${failure}`)
if (unsure.length > 0) heading('passed at the second try: find out why')
for (const one of unsure) console.log(`? ${one}`)
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
console.log('')
console.table(rows)
console.log(`in ${Math.round((Date.now() - started) / 1000)} s`)
// Named again beneath the table, one line each: some logs keep only their last lines.
for (const failure of failures) console.log(`✗ ${failure.split('\n')[0]}`)
for (const one of unsure) console.log(`? second try: ${one.split('\n')[0]}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
