import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sumsFault, writeSums } from '@/cli/backupFolder'

let folder = ''
const at = (...names: string[]) => path.join(folder, ...names)
const write = (name: string, text: string) => writeFileSync(at('files', name), text)
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sums-'))
  mkdirSync(at('files', 'media', 'a'), { recursive: true })
  for (const name of ['secret', 'media/a/1.webp', 'media/a/2  two.webp', 'media/b.txt']) write(name, name)
  await writeSums(at('files'), at('sums'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// faults: Q12
it.each<[string, () => void, string | null]>([
  ['as it was written', () => undefined, null],
  ['with a changed file', () => write('media/a/1.webp', 'x'), 'media/a/1.webp is not as it was written.'],
  ['with a file emptied', () => write('secret', ''), 'secret is not as it was written.'],
  ['without a file', () => rmSync(at('files/media/a/2  two.webp')), 'media/a/2  two.webp is missing.'],
  ['without its last file', () => rmSync(at('files/secret')), 'secret is missing.'],
  ['without a folder', () => rmSync(at('files/media/a'), { recursive: true }), 'media/a/1.webp is missing.'],
  ['with one more file', () => write('media/a/0', 'x'), 'media/a/0 was not in the backup.'],
  ['with one more at its end', () => write('zero', 'x'), 'zero was not in the backup.'],
])('a backup %s', async (_, change, fault) => {
  change()
  expect(await sumsFault(at('files'), at('sums'))).toBe(fault && `${at('files')}${path.sep}${fault}`)
})
