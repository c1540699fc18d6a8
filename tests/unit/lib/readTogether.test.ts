import { expect, it, vi } from 'vitest'
import { readTogether } from '@/lib/readTogether'

const names = new Map([
  ['a', 'Ana'],
  ['b', 'Ben'],
])

it('reads once for all that ask in one turn, and again for who asks later', async () => {
  const readMany = vi.fn((_ids: string[]) => Promise.resolve(names))
  const nameOf = readTogether(readMany)
  expect(await Promise.all(['a', 'b', 'a', 'x'].map(nameOf))).toEqual(['Ana', 'Ben', 'Ana', undefined])
  expect(readMany.mock.calls).toEqual([[['a', 'b', 'x']]])
  expect(await nameOf('b')).toBe('Ben')
  expect(readMany.mock.calls).toEqual([[['a', 'b', 'x']], [['b']]])
})

it('fails for all that shared a failed read, and reads anew afterwards', async () => {
  const readMany = vi
    .fn<(ids: string[]) => Promise<ReadonlyMap<string, string>>>()
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue(names)
  const nameOf = readTogether(readMany)
  const both = await Promise.allSettled([nameOf('a'), nameOf('b')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await nameOf('a')).toBe('Ana')
})
