import { cpSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isSamePlace, type Place, placeOfFile } from '@/db/place'

const FILE: Place = { kind: 'file', machine: 'm1', file: '/data/forecourt.db', inode: '7' }
const MONGO: Place = { kind: 'mongodb', platform: 'a.example', database: 'forecourt', uuid: 'u1' }

it.each<[string, Place, Place, boolean]>([
  ['itself', FILE, FILE, true],
  ['in a folder that was renamed', FILE, { ...FILE, file: '/old/forecourt.db' }, true],
  ['on a file system that numbers its files anew', FILE, { ...FILE, inode: '8' }, true],
  ['copied to another folder', FILE, { ...FILE, file: '/copy/forecourt.db', inode: '8' }, false],
  ['copied to the same path of another machine', FILE, { ...FILE, machine: 'm2', inode: '8' }, false],
  ['with the number of a file of another machine', FILE, { ...FILE, machine: 'm2', file: '/x' }, false],
  ['the same database', MONGO, MONGO, true],
  ['restored, which makes its collections anew', MONGO, { ...MONGO, uuid: 'u2' }, false],
  ['restored under another name', MONGO, { ...MONGO, database: 'trial' }, false],
  ['a snapshot for another platform', MONGO, { ...MONGO, platform: 'trial.example' }, false],
  ['moved to MongoDB', FILE, MONGO, false],
])('a store is at home: %s', (_, home, here, same) => {
  expect(isSamePlace(home, here)).toBe(same)
  expect(isSamePlace(here, home)).toBe(same)
})

it('a renamed folder is at home, a copied one is not', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
  const at = (name: string) => path.join(dir, name, 'forecourt.db')
  mkdirSync(path.join(dir, 'data'))
  writeFileSync(at('data'), 'rows')
  const home = placeOfFile(at('data'))
  cpSync(path.join(dir, 'data'), path.join(dir, 'copy'), { recursive: true })
  expect(isSamePlace(home, placeOfFile(at('copy')))).toBe(false)
  renameSync(path.join(dir, 'data'), path.join(dir, 'renamed'))
  expect(isSamePlace(home, placeOfFile(at('renamed')))).toBe(true)
})
