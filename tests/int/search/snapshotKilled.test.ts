import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { CarIndex } from '@/search/embedded/carIndex'
import { readParts } from '@/search/embedded/snapshot/file'

const ROUNDS = 5
const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-killed-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const scope = { dealershipIds: [0, 1, 2, 3, 4].map((n) => `dealer_${n}`) }

/** The price of all its cars; null when it is not read. @throws for an index of two versions */
async function versionIn(file: string): Promise<number | null> {
  const parts = await readParts(file, ['v0', 'v1', 'v2'])
  if (!parts) return null
  const index = new CarIndex()
  for (const steps = index.restore(parts); !steps.next().done;);
  const { total, stats } = index.search({ scope, stats: ['price'] })
  expect(total).toBe(500)
  expect(stats.price?.min).toBe(stats.price?.max)
  return stats.price?.min ?? null
}

it('a process that is killed while it writes the snapshot leaves the one before it, whole', async () => {
  const file = path.join(dir, 'search.index')
  for (let round = 0; round < ROUNDS; round++) {
    const child = fork('tests/int/search/snapshotWriter.ts', [file], { execArgv: ['--import', 'tsx'] })
    await once(child, 'message')
    await setTimeout(Math.random() * 100)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect([0, 1, 2]).toContain(await versionIn(file))
    // What it was writing is never taken for a snapshot that is whole in part.
    await versionIn(`${file}.new`)
  }
}, 120_000)
