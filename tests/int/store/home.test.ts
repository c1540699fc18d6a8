/** A store knows whether it lies where it is the one that sends. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { closeDb, freshDb } from '../../helpers/db'

const { kv } = await freshDb()
afterAll(closeDb)
const { isHome, openHome, settle } = await import('@/db/home')
const { markRestored } = await import('@/db/mark')
const { isSilentCopy } = await import('@/lib/silentCopy')
const { activate } = await import('@/cli/server/activate')
const dir = process.env.DATA_DIR ?? ''
const elsewhere = { kind: 'file', machine: 'other', file: '/other/forecourt.db', inode: '0' }

it('one that names no place is at home where it is', async () => {
  expect(await openHome()).toBe(false)
  expect(isSilentCopy()).toBe(false)
  expect(await kv.get('home')).toMatchObject({ place: { file: path.join(dir, 'forecourt.db') } })
  expect(await settle()).toBe(false)
})

it.each<[string, () => Promise<void>]>([
  ['that names another place', () => kv.set('home', { place: elsewhere })],
  ['of a backup', () => kv.set('home', { place: null })],
  ['that was put beside the mark of a restore', async () => markRestored(dir, 'a backup')],
])('one %s is silent until it is activated', async (_, make) => {
  await make()
  expect(await openHome()).toBe(true)
  expect([isSilentCopy(), await isHome()]).toEqual([true, false])
  expect((await activate()).lines).toEqual([
    'This installation is the one that sends from now on: 0 waiting, 0 given up. Never start the other one again.',
  ])
  expect([isSilentCopy(), await isHome(), await openHome()]).toEqual([false, true, false])
  expect(existsSync(path.join(dir, 'restored'))).toBe(false)
  expect((await activate()).lines[0]).toMatch(/already/)
})
