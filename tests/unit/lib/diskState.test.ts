import { expect, it } from 'vitest'
import { diskState } from '@/lib/diskState'

const apart = { dataDir: '/data', databaseUrl: 'file:/rows/forecourt.db' }
const full = (dir: string) => `${dir} has 3 MB left`

it.each([
  ['room on both disks', apart, () => null, 'ok'],
  ['no room for files', apart, (dir: string) => (dir === '/data' ? full(dir) : null), full('/data')],
  ['no room for rows', apart, (dir: string) => (dir === '/rows' ? full(dir) : null), full('/rows')],
  ['one disk for both is told once', { ...apart, databaseUrl: 'file:///data/a.db' }, full, full('/data')],
  ['a database elsewhere has its own disk', { ...apart, databaseUrl: 'mongodb://db/x' }, full, full('/data')],
])('%s', async (_what, env, fault, expected) =>
  expect(await diskState(env, (dir) => Promise.resolve(fault(dir)))).toBe(expected),
)

it('a folder that is gone is told, and ends no probe', async () =>
  expect(await diskState({ dataDir: '/nowhere/at/all', databaseUrl: 'mongodb://db/x' })).toMatch(
    /^\/nowhere\/at\/all cannot be read/,
  ))
