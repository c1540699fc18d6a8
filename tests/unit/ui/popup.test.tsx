// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Popup } from '@/components/pages/Popup'
import { DISMISSED, type PopupView } from '@/features/pages/popup.rules'

vi.mock('next/navigation', () => ({ usePathname: () => '/service' }))

const popup: PopupView = {
  ...{ version: 'one', title: 'Weigh your rig', text: 'Free.', image_url: '/media/t/rig.webp' },
  ...{ label: 'Book', href: '/bookings', until: null, paths: [] },
}
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog')
const isLocked = () => document.documentElement.hasAttribute('data-modal')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  render(<Popup popups={[{ ...popup, version: 'elsewhere', paths: ['/'] }, popup]} />)
  expect(dialog()).toBeNull()
  act(() => void vi.advanceTimersByTime(3000))
  vi.useRealTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('C10 opens as every dialog does: the page behind stands still, and Back has an entry', async () => {
  expect(dialog()?.open).toBe(true)
  await vi.waitFor(() => expect(isLocked()).toBe(true))
  expect(history.state).toMatchObject({ forecourt_dialog: true })
})

it.each([
  ['Back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press on its picture', () => fireEvent.click(document.querySelector('.popup__pic img') ?? document)],
  [
    'a press beside it',
    () =>
      [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click].forEach((fire) =>
        fire(dialog() ?? document),
      ),
  ],
])('C10 closes by %s, for good', async (_way, close) => {
  act(() => void close())
  await vi.waitFor(() => expect(dialog()).toBeNull())
  expect(localStorage.getItem(DISMISSED)).toContain('one')
  await vi.waitFor(() => expect(isLocked()).toBe(false))
})
