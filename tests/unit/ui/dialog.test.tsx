// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/Dialog'

const closed = vi.fn()

function Page() {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    closed()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={close} aria-label="Hours">
        <button data-close="">Close</button>
        <a href="/elsewhere">Elsewhere</a>
      </Dialog>
    </>
  )
}

const dialog = () => screen.getByLabelText<HTMLDialogElement>('Hours')
const isLocked = () => document.documentElement.hasAttribute('data-modal')
const open = () => {
  render(<Page />)
  fireEvent.click(screen.getByText('Open'))
}

/** The browser clicks on what holds both ends of a press. */
const press = (from: Element, to = from) => {
  fireEvent.pointerDown(from)
  fireEvent.pointerUp(to)
  fireEvent.click(from === to ? from : dialog())
}

beforeEach(() => {
  closed.mockClear()
  history.replaceState(null, '')
})
afterEach(cleanup)

it('opens as a modal: the page behind does not scroll, and Back has an entry to go back from', async () => {
  const push = vi.spyOn(history, 'pushState')
  open()
  expect(dialog().open).toBe(true)
  await vi.waitFor(() => expect(isLocked()).toBe(true))
  expect(push).toHaveBeenCalledTimes(1)
})

it.each([
  ['its cross', () => fireEvent.click(screen.getByText('Close'))],
  ['a press beside it', () => press(dialog())],
  ['Escape, which the browser turns into a close', () => dialog().close()],
])('closes by %s, and takes its entry out of the history', async (_name, close) => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  vi.spyOn(history, 'state', 'get').mockReturnValue({ forecourt_dialog: true })
  open()
  close()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  expect(dialog().open).toBe(false)
  expect(isLocked()).toBe(false)
  expect(back).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

it('closes by Back, which has taken the entry out already', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  open()
  fireEvent.popState(window)
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  expect(dialog().open).toBe(false)
  expect(back).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('gives its place in the history to the page that a link in it leads to', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  open()
  fireEvent.click(screen.getByText('Elsewhere'))
  expect(replace).toHaveBeenCalledWith(expect.stringContaining('/elsewhere'))
  expect(dialog().open).toBe(false)
  expect(isLocked()).toBe(false)
  vi.restoreAllMocks()
})

it('stays open for a press that begins or ends inside', () => {
  open()
  const inside = screen.getByText('Elsewhere')
  press(inside, dialog())
  press(dialog(), inside)
  expect(dialog().open).toBe(true)
  press(dialog())
  expect(dialog().open).toBe(false)
})

it('stays open for a click inside', () => {
  open()
  fireEvent.click(screen.getByText('Elsewhere'), { ctrlKey: true })
  expect(dialog().open).toBe(true)
})
