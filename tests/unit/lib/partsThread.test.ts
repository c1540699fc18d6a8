import { expect, test } from 'vitest'
import { PartsThread } from '@/lib/partsThread'

const LIMITS = { ms: 5_000, perOwner: 2, waiting: 2, heapMb: 64 }

test('a script that cannot start says why, and is not taken for a job that needs too much', async () => {
  const broken = new PartsThread(async () => ({ code: 'throw new TypeError("no such module")' }), LIMITS)
  for (const turn of [1, 2]) await expect(broken.run(`owner ${turn}`, {})).rejects.toThrow('no such module')
})

test('a job that needs too much memory is stopped as such', async () => {
  const greedy =
    "require('node:worker_threads').parentPort.on('message', () => { const all = []; for (;;) all.push(Array(1e5).fill(all.length)) })"
  const thread = new PartsThread(async () => ({ code: greedy }), LIMITS)
  await expect(thread.run('owner', {})).rejects.toMatchObject({ why: 'memory' })
})
