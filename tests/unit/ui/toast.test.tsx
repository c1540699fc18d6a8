// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toast } from '@/components/ui/Toast'
import { toast } from '@/components/ui/toastStore'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toast />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const say = (text: string, run = vi.fn()) => act(() => toast({ text, action: { label: 'Undo', run } }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const region = () => screen.getByRole('status')

it('says one sentence in a live region that was there before, and takes it away', () => {
  expect(region().textContent).toBe('')
  say('Saved')
  expect(region().textContent).toContain('Saved')
  pass(6000)
  expect(region().textContent).toBe('')
})

it('stays while it has the focus, and a newer one starts anew', () => {
  say('Saved')
  fireEvent.focus(screen.getByText('Undo'))
  pass(20_000)
  expect(region().textContent).toContain('Saved')
  say('Removed')
  expect(region().textContent).not.toContain('Saved')
  pass(6000)
  expect(region().textContent).toBe('')
})

it('shuts when its act is done', () => {
  const run = vi.fn()
  say('Removed', run)
  fireEvent.click(screen.getByText('Undo'))
  expect(run).toHaveBeenCalledTimes(1)
  expect(region().textContent).toBe('')
})

it('leads on by a link', () => {
  act(() => toast({ text: 'Saved', action: { label: 'See the garage', href: '/garage' } }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/garage')
})
