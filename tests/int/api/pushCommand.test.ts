/** `stock push` sends a file as it is by the call for files, and says how it was read. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openApiWorld, type ApiWorld } from '../../helpers/apiWorld'
import { fixtureBytes } from '../../helpers/stockFile'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-push-'))
let api: ApiWorld
let key: string
let message: string

beforeAll(async () => {
  api = await openApiWorld()
  const { createKey } = await import('@/features/keys/keyRows')
  const { tenantId } = api.world.a
  key = (
    await createKey({ tenantId, name: 'push', scopes: ['stock:read', 'stock:write'], createdBy: 'test' })
  ).key
})
afterAll(async () => {
  rmSync(dir, { recursive: true })
  await api?.close()
})
beforeEach(() => {
  message = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      message += String(text)
      return true
    })
})
afterEach(() => vi.restoreAllMocks())

async function push(file: string, ...options: string[]): Promise<number> {
  const { pushCommand } = await import('@/cli/client/stockPush')
  return pushCommand([file, '--dealership', 'city', '--url', api.origin, '--key', key, ...options])
}
const written = (name: string, content: string | Uint8Array) => {
  const file = path.join(dir, name)
  writeFileSync(file, content)
  return file
}
const HEAD = 'Stock No\tType\tMake\tModel\tYear\tPrice\tOwner'

it('sends a table with tabs and says what became of each column and car', async () => {
  const file = written(
    'yard.tsv',
    `${HEAD}\nC1\tUsed\tKia\tRio\t2020\t19990\tx\nC2\tUsed\tKia\tRio\tsoon\t19990\tx\n`,
  )
  const receipt = path.join(dir, 'receipt.ndjson')
  expect(await push(file, '--receipt', receipt)).toBe(1)
  for (const words of [
    'Read with tabs between the values',
    'Stock No is stocknum',
    'Not used: Owner.',
    'line 3 C2: /year',
  ])
    expect(message).toContain(words)
  expect(readFileSync(receipt, 'utf8').trim().split('\n')).toHaveLength(2)
})

it('sends the whole stock with --snapshot, and nothing is stored by a dry run', async () => {
  const file = written(
    'yard-2026-11-28.tsv',
    `${HEAD}\nC1\tUsed\tKia\tRio\t2020\t19990\tx\nC3\tUsed\tKia\tRio\t2021\t20990\tx\n`,
  )
  expect(await push(file, '--snapshot', '--dry-run')).toBe(0)
  expect(message).toContain('(dry run: nothing was stored)')
  expect(await push(file, '--snapshot')).toBe(0)
  expect(message).toMatch(/created +1\n[\s\S]*Full feed [\w-]+\. 0 cars were withdrawn/)
})

it.each(['picture-lists.tsv', 'google-vehicles.xml', 'old-mac.csv'])('sends %s', async (name) => {
  expect(await push(written(name, fixtureBytes(name)), '--name', name)).toBe(0)
})

it.each([
  ['a file that is not there', () => path.join(dir, 'none.csv'), 'cannot be read'],
  [
    'a file without cars',
    () => written('none.json', '{}'),
    'The server answered 422: The file names no cars',
  ],
])('ends with a sentence for %s', async (_, file, words) => {
  await expect(push(file())).rejects.toThrow(words)
})
