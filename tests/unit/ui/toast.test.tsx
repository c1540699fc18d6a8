// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toast } from '@/components/ui/Toast'
import { toast, toastStore } from '@/components/ui/toastStore'

beforeEach(async () => {
  // The first message waits for its code, which is here before it.
  await import('@/components/ui/ToastMessage')
  vi.useFakeTimers()
  render(<Toast />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const say = (text: string, run = vi.fn()) => act(async () => toast({ text, action: { label: 'Undo', run } }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const region = () => screen.getByRole('status')

it('says one sentence in a live region that was there before, and takes it away', async () => {
  expect(region().textContent).toBe('')
  await say('Saved')
  expect(region().textContent).toContain('Saved')
  pass(6000)
  expect(region().textContent).toBe('')
})

it('stays while it has the focus, and a newer one starts anew', async () => {
  await say('Saved')
  fireEvent.focus(screen.getByText('Undo'))
  pass(20_000)
  expect(region().textContent).toContain('Saved')
  await say('Removed')
  expect(region().textContent).not.toContain('Saved')
  pass(6000)
  expect(region().textContent).toBe('')
})

it('shuts when its act is done', async () => {
  const run = vi.fn()
  await say('Removed', run)
  fireEvent.click(screen.getByText('Undo'))
  expect(run).toHaveBeenCalledTimes(1)
  expect(region().textContent).toBe('')
})

it('leads on by a link', async () => {
  await act(async () => toast({ text: 'Saved', action: { label: 'See the garage', href: '/garage' } }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/garage')
})

it('is marked closed when it is dismissed, and removed after 1,000,000 ms (spec section 4)', async () => {
  await say('Saved')
  act(() => toastStore.dismiss())
  expect(toastStore.current()).toMatchObject({ open: false, message: { text: 'Saved' } })
  expect(region().textContent).toBe('')
  pass(999_999)
  expect(toastStore.current()).not.toBeNull()
  pass(1)
  expect(toastStore.current()).toBeNull()
})

it('a new one replaces one that was dismissed, and is not removed with it', async () => {
  await say('Saved')
  act(() => toastStore.dismiss())
  pass(999_000)
  await say('Removed')
  pass(2000)
  expect(region().textContent).toContain('Removed')
})
