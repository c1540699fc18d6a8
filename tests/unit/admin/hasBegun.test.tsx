// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHasBegun } from '@/admin/bookings/useHasBegun'

const NOW = Date.parse('2026-11-24T09:00:00Z')
const DAY = 86_400_000
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

it.each([
  ['earlier', -1, true],
  ['now', 0, true],
  ['later', 1, false],
])('a booking that begins %s', (_when, ms, has) => {
  const { result } = renderHook(() => useHasBegun(new Date(NOW + ms).toISOString(), NOW))
  expect(result.current).toBe(has)
})

it('begins on a page that is open since the morning, and not before', () => {
  const { result } = renderHook(() => useHasBegun(new Date(NOW + 3_600_000).toISOString(), NOW))
  act(() => void vi.advanceTimersByTime(3_599_000))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(true)
})

it('a booking in two months has not begun when the longest timer ends', () => {
  const { result } = renderHook(() => useHasBegun(new Date(NOW + 60 * DAY).toISOString(), NOW))
  act(() => void vi.advanceTimersByTime(26 * DAY))
  expect(result.current).toBe(false)
})
