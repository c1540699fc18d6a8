import { setImmediate as breathe } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packed } from '@/features/dealers/remove'

async function* rows(count: number, fails = false) {
  for (let n = 0; n < count; n++) {
    await breathe()
    yield `${n} ${'x'.repeat(40_000)}\n`
  }
  if (fails) throw new Error('the database went away')
}

it.each([0, 1, 50])('packs %i lines in their order', async (count) => {
  const text = gunzipSync(await packed(rows(count))).toString()
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual([
    ...Array.from({ length: count }, (_, n) => String(n)),
    '',
  ])
})

it('ends with the fault of a read that throws', async () => {
  await expect(packed(rows(20, true))).rejects.toThrow('the database went away')
})
