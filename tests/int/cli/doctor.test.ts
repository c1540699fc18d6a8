/** What an operator reads of a database that does not open: one sentence, from each command. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-doctor-'))
afterAll(() => rmSync(dir, { recursive: true }))
const file = path.join(dir, 'live.db')
writeFileSync(file, 'no database, but as long as one could be'.repeat(200))

const ENV = {
  ...process.env,
  DATA_DIR: dir,
  DATABASE_URL: `file:${file}`,
  PAYLOAD_SECRET: 'a-secret-of-the-doctor-test-0123456789',
  PLATFORM_HOST: 'platform.test',
  PORT: '1',
  LOG_LEVEL: 'info',
}
function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/client/index.ts', ...args],
    { env: ENV, encoding: 'utf8' },
  )
  return { status, lines: `${stdout}\n${stderr}`.split('\n').filter(Boolean) }
}

it('G9 the doctor says a fault once, with what to do, and names what it kept from being looked at', () => {
  const { status, lines } = run('doctor')
  expect(status).toBe(1)
  const about = lines.filter((line) => /damaged|NOTADB|not a database/.test(line))
  expect(about).toEqual([expect.stringMatching(/^FAULT database: .*restore a backup/)])
  expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual(about)
  expect(lines).toContainEqual(expect.stringMatching(/^note {2}leads, search, pictures and outbox: unknown/))
})

it('another command says the same sentence, without a trace', () => {
  const { status, lines } = run('outbox')
  expect([status, lines]).toEqual([
    1,
    [expect.stringMatching(/^The command failed: .*damaged, or no database/)],
  ])
})

it('a word that is no command is named, with what there is instead', () => {
  const { status, lines } = run('keys', 'make')
  expect([status, lines[0]]).toEqual([2, '“keys make” is no command.'])
  expect(lines.filter((line) => line.startsWith('  '))).toHaveLength(2)
  expect(run('keys', '--help').status).toBe(0)
})
