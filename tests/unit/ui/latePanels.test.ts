// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const PLAIN = '<ul class="drop"><li><a href="/models">All models</a></li></ul>'
const RICH = '<button role="tab" tabindex="0">SUVs</button>'
const PAGE = `<header class="header"><div data-menu id="buy"><button aria-expanded="false" aria-controls="menu-0"></button>
  <div class="mega" id="menu-0" hidden data-late>${PLAIN}</div></div></header>
  <dialog id="menu"><details><summary></summary><ul id="drawer-0" data-late><li>All models</li></ul></details></dialog>
  <main></main>`

const element = (selector: string): HTMLElement => {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`)
  return found
}
const button = () => element('#buy button')
const panel = () => element('#menu-0')
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const settle = () => vi.advanceTimersByTimeAsync(0)

let answer: (response: Response) => void = () => undefined
const asked = vi.fn(
  () =>
    new Promise<Response>((resolve) => {
      answer = resolve
    }),
)
const menus = () => Response.json({ 'menu-0': RICH, 'drawer-0': '<li>RAV4</li>', 'menu-9': '?' })

let stop = new AbortController()
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = PAGE
  stop = new AbortController()
  const { startHandled } = await import('@/components/page/behaviour/handled')
  startHandled(stop.signal, [])
})
afterEach(() => {
  stop.abort()
  asked.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for nothing until a hand comes to the header, then once', async () => {
  element('main').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(asked).not.toHaveBeenCalled()
  for (const sign of ['pointerover', 'focusin', 'keydown'])
    button().dispatchEvent(new Event(sign, { bubbles: true }))
  expect(asked.mock.calls).toEqual([['/api/menus']])
  answer(menus())
  await settle()
  expect([panel().innerHTML, element('#drawer-0').innerHTML]).toEqual([RICH, '<li>RAV4</li>'])
  button().dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('a menu opens when its panel has come, and the keyboard goes into it', async () => {
  button().focus()
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
  expect(isOpen()).toBe(false)
  answer(menus())
  await settle()
  expect([isOpen(), document.activeElement?.textContent]).toEqual([true, 'SUVs'])
})

it('a menu whose panel is slow opens with its plain links, which stay until it is closed', async () => {
  button().click()
  await vi.advanceTimersByTimeAsync(400)
  expect([isOpen(), panel().innerHTML]).toEqual([true, PLAIN])
  answer(menus())
  await settle()
  expect(panel().innerHTML).toBe(PLAIN)
  button().click()
  button().click()
  await settle()
  expect([isOpen(), panel().innerHTML]).toEqual([true, RICH])
})

it('a pointer that has left, or a press elsewhere, is not overtaken by a slow panel', async () => {
  button().click()
  element('main').click()
  answer(menus())
  await vi.advanceTimersByTimeAsync(1000)
  expect(isOpen()).toBe(false)
})

it.each([
  ['no connection', () => Promise.reject(new Error('offline'))],
  ['a refusal', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
])('%s: the plain links open, and the next sign asks again', async (_, fetched) => {
  asked.mockImplementationOnce(fetched)
  button().click()
  await settle()
  expect([isOpen(), panel().innerHTML]).toEqual([true, PLAIN])
  button().click()
  expect(isOpen()).toBe(false)
  button().click()
  answer(menus())
  await settle()
  expect([asked.mock.calls.length, panel().innerHTML]).toEqual([2, RICH])
})

it('a list of the phone’s menu that is open stays as it is', async () => {
  element('details').setAttribute('open', '')
  button().dispatchEvent(new Event('pointerover', { bubbles: true }))
  answer(menus())
  await settle()
  expect(element('#drawer-0').textContent).toBe('All models')
  element('details').removeAttribute('open')
  element('summary').dispatchEvent(new Event('pointerover', { bubbles: true }))
  await settle()
  expect(element('#drawer-0').textContent).toBe('RAV4')
})
