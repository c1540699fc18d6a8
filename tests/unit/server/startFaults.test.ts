import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { folderFault, listenFault, storeFault } from '@/lib/startFaults'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-start-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it.each([
  ['EADDRINUSE', /port 3000 is in use. Stop/],
  ['EACCES', /may not listen on port 3000. Set PORT/],
  ['EADDRNOTAVAIL', /HOST 203.0.113.5 is no address of this machine. Set it/],
  ['ENOTFOUND', /HOST 203.0.113.5 is no address/],
])('a server that cannot listen (%s) says what to set', (code, words) => {
  const error = Object.assign(new Error('listen'), { code })
  expect(listenFault(error, { host: '203.0.113.5', port: 3000 })).toMatch(words)
})

it.each([
  ['Error: cannot connect to SQLite: SQLITE_NOTADB: file is not a database', /is damaged.*restore DIR/],
  ['SQLITE_CORRUPT: database disk image is malformed', /is damaged/],
  ['SQLITE_FULL: database or disk is full', /is full. Make room/],
  ['SQLITE_READONLY: attempt to write a readonly database', /cannot be opened. Check the folder/],
  ['SQLITE_CANTOPEN: unable to open database file', /cannot be opened/],
  ['getaddrinfo ENOTFOUND mongo', /DATABASE_URL does not answer/],
  ['Server selection timed out after 5000 ms', /DATABASE_URL does not answer/],
])('a database that cannot be used (%s) says what to do', (message, words) => {
  expect(storeFault(new Error(message), 'file:/data/forecourt.db')).toMatch(words)
})

it('a fault that nobody foresaw keeps its trace', () => {
  expect([storeFault(new Error('odd'), 'file:x'), listenFault('odd', { host: '', port: 1 })]).toEqual([
    null,
    null,
  ])
})

describe('the data folder', () => {
  it('is made, for this user alone', async () => {
    const folder = path.join(dir, 'new', 'data')
    expect(await folderFault(folder)).toBeNull()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('that is a file stops the start', async () => {
    const file = path.join(dir, 'file')
    writeFileSync(file, '')
    expect(await folderFault(file)).toMatch(
      /^Forecourt cannot start: .*file cannot be written \(EEXIST\). Set DATA_DIR/,
    )
    expect(await folderFault(path.join(file, 'data'))).toMatch(/ENOTDIR/)
  })

  it.runIf(existsSync('/proc/self'))('that no folder can be made in stops the start at once', async () =>
    expect(await folderFault('/proc/nope/data')).toMatch(
      /\/proc\/nope\/data cannot be written \(ENOENT\). Set DATA_DIR/,
    ),
  )
})
