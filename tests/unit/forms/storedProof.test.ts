import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedProof } from '@/components/forms/storedProof'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const counted = () => {
  let made = 0
  return storedProof(async () => `proof ${++made}`)
}

it('is made once while it is good', async () => {
  const proof = counted()
  await proof.get()
  vi.advanceTimersByTime(14 * 60_000)
  expect(await proof.get()).toBe('proof 1')
})

it('of a form that stood open for twenty minutes is made anew', async () => {
  const proof = counted()
  await proof.get()
  vi.advanceTimersByTime(20 * 60_000)
  expect(await proof.get()).toBe('proof 2')
})

it('is made anew once it was used', async () => {
  const proof = counted()
  await proof.get()
  proof.drop()
  expect(await proof.get()).toBe('proof 2')
})

it.each([() => Promise.resolve(''), () => Promise.reject(new Error('no network'))])(
  'that could not be made is tried again',
  async (fails) => {
    const make = vi.fn<() => Promise<string>>().mockImplementationOnce(fails).mockResolvedValue('a proof')
    const proof = storedProof(make)
    expect(await proof.get()).toBe('')
    expect(await proof.get()).toBe('a proof')
  },
)
