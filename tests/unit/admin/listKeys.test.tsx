// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ListKeys } from '@/admin/kit/list/ListKeys'

const take = vi.fn()
let host: HTMLElement

beforeEach(() => {
  host = render(
    <>
      <ul>
        <li>
          <a href="/ann" data-row data-reply="#reply-to-ann">
            Ann
          </a>
          <button data-key="t" onClick={() => take('Ann')}>
            Assign to me
          </button>
        </li>
        <li>
          <a href="/bob" data-row data-reply="#reply-to-bob">
            Bob
          </a>
        </li>
      </ul>
      <input id="words" />
      <ListKeys ofLeads />
    </>,
  ).container
})
afterEach(() => {
  cleanup()
  take.mockReset()
  window.location.hash = ''
})

const focus = (selector: string) => host.querySelector<HTMLElement>(selector)?.focus()
const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  )

it('B1 T takes the chosen lead, and R opens its reply', () => {
  focus('[href="/ann"]')
  press('t')
  expect(take).toHaveBeenCalledExactlyOnceWith('Ann')
  press('R')
  expect(window.location.hash).toBe('#reply-to-ann')
})

it('B1 without a chosen lead, and of one that somebody has, they do nothing', () => {
  press('t')
  press('r')
  focus('[href="/bob"]')
  press('t')
  expect(take).not.toHaveBeenCalled()
  expect(window.location.hash).toBe('')
})

it('B1 letters that are typed, and those of the browser’s own shortcuts, stay letters', () => {
  focus('#words')
  press('t')
  focus('[href="/ann"]')
  press('t', { ctrlKey: true })
  press('r', { metaKey: true })
  expect(take).not.toHaveBeenCalled()
  expect(window.location.hash).toBe('')
})

it('B1 the keys are told where the others are', () => {
  expect(host.textContent).toContain('T takes it, R opens its reply')
})
