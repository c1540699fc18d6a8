// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFirstHand } from '@/lib/firstHand'

let stop: AbortController
beforeEach(() => (stop = new AbortController()))
afterEach(() => stop.abort())

it('fetches nothing before a hand, once after it, and tells what was pressed meanwhile', async () => {
  const load = vi.fn(async () => 'code')
  const start = vi.fn()
  onFirstHand(stop.signal, load, start)
  expect(load).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  const click = new MouseEvent('click', { bubbles: true })
  document.body.dispatchEvent(click)
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith('code', [click]))
  document.body.click()
  expect([load.mock.calls.length, start.mock.calls.length]).toEqual([1, 1])
})

it('tries again at the next sign when the code did not come', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'))
  const start = vi.fn()
  onFirstHand(stop.signal, load, start)
  document.body.click()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  document.body.click()
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  expect(start.mock.calls[0]?.[1]).toHaveLength(2)
})

it('starts nothing after it was stopped', async () => {
  const start = vi.fn()
  const fetchNow = onFirstHand(stop.signal, async () => 'code', start)
  fetchNow()
  stop.abort()
  await new Promise((resolve) => setTimeout(resolve))
  expect(start).not.toHaveBeenCalled()
})
