// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHandled } from '@/components/page/behaviour/handled'

const menu = (name: string) =>
  `<div data-menu id="${name}"><button aria-expanded="false" aria-controls="${name}-panel"></button>
  <div id="${name}-panel" class="mega" hidden><a href="#${name}">Go</a></div></div>`
const tab = (name: string, isPicked: boolean) =>
  `<button role="tab" id="${name}" aria-controls="${name}-p" aria-selected="${isPicked}" tabindex="${isPicked ? 0 : -1}"></button>`

const element = (selector: string): HTMLElement => {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`)
  return found
}
const press = (selector: string) => element(selector).click()
const key = (selector: string, name: string) =>
  element(selector).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  )
const point = (selector: string) =>
  element(selector).dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
const openMenus = () =>
  ['buy', 'sell'].filter((name) => element(`#${name} button`).getAttribute('aria-expanded') === 'true')
const picked = () => document.querySelector('[aria-selected=true]')?.id

let stop = new AbortController()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = `<header>${menu('buy')}${menu('sell')}</header><main>
    <div data-tabs>${tab('one', true)}${tab('two', false)}${tab('three', false)}</div>
    <div id="one-p"></div><div id="two-p" hidden></div><div id="three-p" hidden></div></main>`
  stop = new AbortController()
  startHandled(stop.signal, [])
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a menu opens by a press, the next takes its place, a second press or one elsewhere closes it', () => {
  press('#buy button')
  expect([openMenus(), document.documentElement.hasAttribute('data-dropdown-open')]).toEqual([['buy'], true])
  press('#sell button')
  expect(openMenus()).toEqual(['sell'])
  press('#sell button')
  expect([openMenus(), document.documentElement.hasAttribute('data-dropdown-open')]).toEqual([[], false])
  press('#buy button')
  press('main')
  expect(openMenus()).toEqual([])
})

it('a menu opens under a pointer that stays, not under one that passes, and closes after it left', () => {
  point('#buy button')
  vi.advanceTimersByTime(100)
  point('main')
  vi.advanceTimersByTime(1000)
  expect(openMenus()).toEqual([])
  point('#buy button')
  vi.advanceTimersByTime(100)
  // Moving within the menu does not begin the wait anew.
  point('#buy')
  vi.advanceTimersByTime(50)
  expect(openMenus()).toEqual(['buy'])
  point('#buy a')
  vi.advanceTimersByTime(1000)
  expect(openMenus()).toEqual(['buy'])
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'))
  vi.advanceTimersByTime(300)
  expect(openMenus()).toEqual([])
})

it('a press right after the pointer came opens the menu once', () => {
  point('#buy button')
  press('#buy button')
  vi.advanceTimersByTime(1000)
  expect(openMenus()).toEqual(['buy'])
})

it('arrow down opens a menu and goes into it, Escape closes it and goes back', () => {
  element('#buy button').focus()
  key('#buy button', 'ArrowDown')
  expect([openMenus(), document.activeElement]).toEqual([['buy'], element('#buy a')])
  key('#buy a', 'Escape')
  expect([openMenus(), document.activeElement]).toEqual([[], element('#buy button')])
})

it.each([
  ['one', 'ArrowRight', 'two'],
  ['one', 'ArrowLeft', 'three'],
  ['one', 'End', 'three'],
  ['three', 'ArrowDown', 'one'],
  ['three', 'ArrowUp', 'two'],
  ['three', 'Home', 'one'],
  ['two', 'a', 'two'],
])('from tab %s the key %s leads to %s', (from, name, to) => {
  press(`#${from}`)
  key(`#${from}`, name)
  expect(picked()).toBe(to)
  expect(['one', 'two', 'three'].filter((tabName) => !element(`#${tabName}-p`).hidden)).toEqual([to])
})
