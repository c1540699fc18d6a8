import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { closeToOthers } from '@/server/startup'

const dir = mkdtempSync(path.join(tmpdir(), 'modes-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('closes database, secret, log-ins and mails that an earlier release left open; what is not there stays so', async () => {
  const files = ['forecourt.db', 'forecourt.db-wal', 'secret', 'demo.json', 'other.txt']
  for (const name of files) {
    writeFileSync(path.join(dir, name), 'x')
    chmodSync(path.join(dir, name), 0o644)
  }
  mkdirSync(path.join(dir, 'mail'))
  chmodSync(path.join(dir, 'mail'), 0o755)
  for (const url of [`file:${path.join(dir, 'forecourt.db')}`, 'mongodb://db/forecourt'])
    await closeToOthers(dir, url)
  const modes = Object.fromEntries(
    readdirSync(dir).map((name) => [name, (statSync(path.join(dir, name)).mode & 0o777).toString(8)]),
  )
  expect(modes).toEqual({
    'forecourt.db': '600',
    'forecourt.db-wal': '600',
    secret: '600',
    'demo.json': '600',
    'other.txt': '644',
    mail: '700',
  })
})
