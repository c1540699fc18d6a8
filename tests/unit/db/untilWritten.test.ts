import { expect, it } from 'vitest'
import { AGAIN, NeverWritten, untilWritten } from '@/db/untilWritten'

it.each([
  { lost: 0, tries: 1 },
  { lost: 1, tries: 2 },
  { lost: 99, tries: 100 },
])('writes at the try after $lost lost ones', async ({ lost, tries }) => {
  let tried = 0
  const attempt = () => Promise.resolve(tried++ < lost ? AGAIN : 'written')
  expect(await untilWritten('A row', attempt)).toBe('written')
  expect(tried).toBe(tries)
})

it('keeps an answer of null or undefined, which are no lost tries', async () => {
  expect(await untilWritten('A row', () => Promise.resolve(null))).toBeNull()
  expect(await untilWritten('A row', () => Promise.resolve(undefined))).toBeUndefined()
})

it('throws when every write was lost', async () => {
  await expect(untilWritten('A row', () => Promise.resolve(AGAIN))).rejects.toThrow(NeverWritten)
})
