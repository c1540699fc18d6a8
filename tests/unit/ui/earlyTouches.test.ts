// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteThisPage } from '@/components/page/visits'
import {
  ARRIVALS_KEY,
  earlyPresses,
  endEarlyPresses,
  NOTE_EARLY_TOUCHES,
  repeatEarlyPresses,
} from '@/components/page/earlyTouches'
import { visitsOf } from '@/lib/visits'

const done = vi.fn<(id: string) => void>()
const press = (id: string, options: MouseEventInit = {}): boolean =>
  document
    .querySelector(`#${id}`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options })) ?? false
const tellPresses = () =>
  document.body.addEventListener('click', ({ target }) => target instanceof Element && done(target.id))
/** The page's own code listens from now on. */
const listen = () => {
  endEarlyPresses()
  tellPresses()
}

beforeEach(() => {
  document.body.innerHTML = `<button type="button" id="heart"></button>
    <form action="/api/leads" method="post" id="enquiry"><button id="send"></button></form>
    <form action="/search" id="search"><button id="find"></button></form>
    <form action="/search" id="filters"><input type="checkbox" id="toyota"></form><a href="/search?body=Ute" id="utes"></a>
    <a data-ask href="#ask" id="ask"></a><a href="#plain" id="plain"></a>
    <a aria-haspopup="dialog" href="/save" id="save"></a><a aria-haspopup="dialog" href="#sheet" id="sheet"></a>
    <details id="group"><summary id="fuel">Fuel</summary></details><input type="checkbox" data-compare id="compare">`
  // As in a page: the words of a script element.
  new Function(NOTE_EARLY_TOUCHES)()
})
afterEach(() => {
  endEarlyPresses()
  repeatEarlyPresses()
  document.body.replaceWith(document.createElement('body'))
  sessionStorage.clear()
  done.mockReset()
})

describe('what was pressed before the code came', () => {
  it('is done once it is there, in its order, and once however often it was pressed', () => {
    for (const id of ['heart', 'ask', 'heart', 'heart']) press(id)
    listen()
    repeatEarlyPresses()
    expect(done.mock.calls).toEqual([['heart'], ['ask']])
    press('heart')
    repeatEarlyPresses()
    expect(done.mock.calls).toHaveLength(3)
  })

  it('a press in between is done by the code that listens already, and not twice', () => {
    press('heart')
    listen()
    press('ask')
    repeatEarlyPresses()
    expect(done.mock.calls).toEqual([['ask'], ['heart']])
  })

  it.each([
    ['ask', {}, false],
    ['ask', { metaKey: true }, true],
    ['ask', { button: 1 }, true],
    ['plain', {}, true],
    ['save', {}, false],
    ['sheet', {}, true],
    ['heart', {}, true],
  ])('%s with %j goes its own way: %s', (id, options, own) => {
    expect(press(id, options)).toBe(own)
  })

  it('a list without the filters that were changed is not gone to: its code adds it to them', () => {
    expect(press('utes')).toBe(true)
    document.querySelector<HTMLInputElement>('#toyota')?.click()
    expect(press('utes')).toBe(false)
    expect(press('plain')).toBe(true)
    listen()
    repeatEarlyPresses()
    expect(done.mock.calls).toEqual([['utes']])
  })

  it.each([
    ['a button of a form that works by itself', 'find'],
    ['a link that works by itself', 'plain'],
  ])('is nothing of ours: %s', (_what, id) => {
    press(id)
    expect(earlyPresses()).toEqual([])
  })

  it('a box that was ticked stays so, and is told; ticked and unticked, nothing is', () => {
    const box = document.querySelector<HTMLInputElement>('#compare')
    box?.click()
    listen()
    repeatEarlyPresses()
    expect([box?.checked, done.mock.calls]).toEqual([true, [['compare']]])
  })

  it('a form is sent once, by its own button', () => {
    const sent: boolean[] = []
    for (const id of ['send', 'send']) press(id)
    expect(earlyPresses().map(({ id }) => id)).toEqual(['send'])
    endEarlyPresses()
    const onSubmit = (event: Event) => {
      sent.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('submit', onSubmit, { once: true })
    repeatEarlyPresses()
    expect(sent).toEqual([false])
  })

  it('a group that was opened is not pressed again, and can be told', () => {
    press('fuel')
    expect(earlyPresses().map(({ id }) => id)).toEqual(['fuel'])
    listen()
    repeatEarlyPresses()
    expect(done).not.toHaveBeenCalled()
  })

  it('when the code does not come, the link that was held back leads where it says', () => {
    press('ask')
    const script = document.createElement('script')
    document.body.append(script)
    tellPresses()
    script.dispatchEvent(new Event('error'))
    expect([done.mock.calls, window.earlyPresses]).toEqual([[['ask']], undefined])
    expect(press('ask')).toBe(true)
  })

  it('nobody waits for ever: a form is sent by the browser, and nothing is held back from then on', () => {
    vi.useFakeTimers()
    press('send')
    const sent = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', sent)
    vi.advanceTimersByTime(5999)
    expect(sent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect([sent.mock.calls.length, window.earlyPresses]).toEqual([1, undefined])
    document.removeEventListener('submit', sent)
    vi.useRealTimers()
  })
})

it('a page that was left before its code came is part of the way, with the parameters that led to it', () => {
  const landing = 'https://dealer.example/used?utm_source=mail&token=secret'
  sessionStorage.setItem(
    ARRIVALS_KEY,
    JSON.stringify([
      [landing, 'https://mail.example/'],
      [location.href, landing],
      'broken',
      ['no address', ''],
    ]),
  )
  noteThisPage()
  const { visited_pages, linked_query_params } = visitsOf(location)
  expect(visited_pages).toEqual(['/used', location.pathname])
  expect(linked_query_params).toEqual({ utm_source: 'mail' })
  expect(sessionStorage.getItem(ARRIVALS_KEY)).toBe('[]')
})
