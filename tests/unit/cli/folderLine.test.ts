import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { folderLine } from '@/cli/client/doctorLines'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-folder-'))
afterAll(() => rmSync(dir, { recursive: true }))

it.each([
  [500_000_000, { ok: true, line: `ok    data folder ${dir}` }],
  [199_000_000, { ok: false, line: expect.stringMatching(/^FAULT .* has 199 MB left: make room/) }],
  [0, { ok: false, line: expect.stringMatching(/has 0 MB left/) }],
])('a folder with %d bytes left', async (bytes, expected) =>
  expect(await folderLine(dir, () => Promise.resolve(bytes))).toEqual(expected),
)

it('a folder that is a file is none', async () => {
  const file = path.join(dir, 'file')
  writeFileSync(file, '')
  expect(await folderLine(file)).toMatchObject({
    ok: false,
    line: expect.stringMatching(/cannot be written/),
  })
})

it('a folder that is not there is not made by looking', async () => {
  const missing = path.join(dir, 'mistyped')
  expect(await folderLine(missing)).toEqual({
    ok: true,
    line: expect.stringMatching(/^note .*mistyped is not there/),
  })
  expect(existsSync(missing)).toBe(false)
})
