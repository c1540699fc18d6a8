import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runShutdownHooks } from '@/lib/lifecycle'
import { writeLater } from '@/lib/afterwards'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const counter = (write: (value: string) => Promise<void>) => {
  const later = writeLater(write, 'not counted')
  return { ...later, count: (name: string) => later.add(name, (before) => (before ?? name) + '+') }
}

it('writes once for each name, five seconds after the first', async () => {
  const written: string[] = []
  const { count } = counter(async (value) => void written.push(value))
  count('a')
  await vi.advanceTimersByTimeAsync(4000)
  for (const name of ['b', 'a']) count(name)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual(['a++', 'b+'])
  count('a')
  await vi.advanceTimersByTimeAsync(5000)
  expect(written).toEqual(['a++', 'b+', 'a+'])
})

it('leaves out what cannot be written, and writes the rest', async () => {
  const written: string[] = []
  const { count, flush } = counter(async (value) => {
    if (value.startsWith('a')) throw new Error('the database went away')
    written.push(value)
  })
  for (const name of ['a', 'b']) count(name)
  await flush()
  expect(written).toEqual(['b+'])
})

it('the end of the process waits for what is being written', async () => {
  const written: string[] = []
  const { count, flush } = counter(async (value) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    written.push(value)
  })
  count('a')
  void flush()
  count('b')
  const ended = runShutdownHooks()
  await vi.advanceTimersByTimeAsync(100)
  await ended
  expect(written).toEqual(['a+', 'b+'])
})
