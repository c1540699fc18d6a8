// `npm test`: installs what is missing, then lint, types, unit, integration and browser tests.
// Plain Node without dependencies, so that it runs on a clean clone. Closes with "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { install } from './lib/install.mjs'
import { playwrightOutcome, vitestOutcome } from './lib/reports.mjs'
import { systemTools } from './lib/system-tools.mjs'

const quick = process.argv.includes('--quick')
const out = '.cache/test'
const started = Date.now()
const total = { passed: 0, failed: 0 }
const rows = []
const failures = []

function add(stage, passed, failed, since, names = []) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(...(names.length > 0 ? names : [`${stage}: see above`]))
  rows.push({ stage, passed, failed, seconds: Math.round((Date.now() - since) / 1000) })
}

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

/** A stage that is one check: its exit code tells. */
function check(stage, command, args) {
  heading(stage)
  const since = Date.now()
  const ok = run(command, args)
  add(stage, ok ? 1 : 0, ok ? 0 : 1, since)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A stage with a report: a run that died without one, or red without a failed test, counts as a failure. */
function suite(stage, command, args, env, outcome) {
  heading(stage)
  const since = Date.now()
  const file = `${out}/${stage}.json`
  rmSync(file, { force: true })
  const ok = run(command, args(file), env(file))
  const report = readJson(file)
  const told = report ? outcome(report) : { passed: 0, failed: 1, failures: [] }
  add(
    stage,
    told.passed,
    told.failed === 0 && (!ok || told.passed === 0) ? 1 : told.failed,
    since,
    told.failures,
  )
}

const vitest = (stage) =>
  suite(
    stage,
    'npx',
    (file) => [
      'vitest',
      'run',
      '--project',
      stage,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // See check-generated.mjs.
    () => ({ NODE_OPTIONS: '--conditions=production' }),
    vitestOutcome,
  )

const playwright = () =>
  suite(
    'e2e',
    'npx',
    () => ['playwright', 'test', '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    playwrightOutcome,
  )

mkdirSync(out, { recursive: true })
install()
check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.'])
check('lint', 'npx', ['eslint', '.', '--max-warnings=0'])
check('types', 'npx', ['tsc', '--noEmit'])
check('generated', 'node', ['scripts/check-generated.mjs'])
vitest('unit')
if (!quick) {
  heading('system tools')
  systemTools()
  check('build', 'node', ['scripts/build.mjs'])
  vitest('int')
  if (existsSync('playwright.config.ts')) playwright()
}

// Repeated at the end, so that the last lines of a log tell what failed.
if (failures.length > 0) heading('failed')
for (const failure of failures) console.log(`✗ ${failure}`)
console.log('')
console.table(rows)
console.log(`in ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
