/**
 * Schemathesis with all its checks against the integrator API of a separate server, from its openapi.json. Findings are
 * figures, like all results here. Needs python3 with venv and pip. Usage: npm run bench -- schemathesis [examples per call]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { integratorKey } from '../helpers/integratorKey'
import { startSite } from './siteServer'

const VERSION = '4.32.5'
const VENV = path.resolve('.cache/schemathesis', VERSION)
const REPORTS = path.resolve('.cache/bench/schemathesis-report')
const [TENANT, DEALERSHIP] = ['harbour-toyota', 'harbour-maroochydore']
const EACH = process.argv[2] ?? '200'

const reportSchema = z.object({
  seed: z.number(),
  running_time: z.number(),
  operations: z.object({ total: z.int(), tested: z.int() }),
  phases: z.record(z.string(), z.object({ status: z.string() })),
  test_cases: z.object({ generated: z.int(), unique_failures: z.int(), errored: z.int() }),
})

function run(command: string, args: string[], env: Record<string, string> = {}): number | null {
  const { status, error } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
  })
  if (error) throw new Error(`${command}: ${error.message}`)
  return status
}

if (!existsSync(`${VENV}/bin/schemathesis`)) {
  rmSync(VENV, { recursive: true, force: true })
  const made = run('python3', ['-m', 'venv', VENV])
  const filled = made === 0 && run(`${VENV}/bin/pip`, ['install', '--quiet', `schemathesis==${VERSION}`])
  if (filled !== 0) throw new Error(`Schemathesis ${VERSION} could not be installed: is python3-venv there?`)
}

const site = await startSite('schemathesis')
rmSync(REPORTS, { recursive: true, force: true })
const args = [
  ...['--config-file', 'tests/bench/schemathesis/schemathesis.toml', 'run'],
  `http://localhost:${site.port}/api/v1/openapi.json`,
  ...['--header', `Authorization: Bearer ${integratorKey(TENANT, site.port, site.dataDir)}`],
  // Without --checks all of them run; with it they would run where the file has another in their place too.
  ...['--max-examples', EACH, '--workers', '1', '--continue-on-failure', '--no-color'],
  ...['--generation-database', 'none', '--report', 'json', '--report-dir', REPORTS],
]
run(`${VENV}/bin/schemathesis`, args, { DEALERSHIP })
await site.stop()

const [file] = existsSync(REPORTS) ? readdirSync(REPORTS) : []
if (!file) throw new Error('Schemathesis wrote no report')
const report = reportSchema.parse(JSON.parse(readFileSync(path.join(REPORTS, file), 'utf8')))
const { generated, unique_failures, errored } = report.test_cases
console.table([
  {
    calls: `${report.operations.tested} of ${report.operations.total}`,
    cases: generated,
    findings: unique_failures,
    errored,
    minutes: Math.round(report.running_time / 6) / 10,
    'goal: findings': 0,
  },
])
console.table(Object.entries(report.phases).map(([phase, { status }]) => ({ phase, status })))
console.log(`Schemathesis ${VERSION}, all checks, seed ${report.seed}. What it does not count, and why:`)
const reasons =
  readFileSync('tests/bench/schemathesis/schemathesis.toml', 'utf8').match(/^# (?!Below).*$/gm) ?? []
console.log(reasons.map((line) => `- ${line.slice(2)}`).join('\n'))
process.exit()
