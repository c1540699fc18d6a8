// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchRail } from '@/components/search/rail'

let rail: HTMLElement = document.createElement('aside')
const TALL = { window: 900, rail: 2000, rest: 96 }

const scrollTo = (y: number): number => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
  return parseFloat(rail.style.getPropertyValue('--shift'))
}
const railOf = (height: number) => {
  rail.remove()
  rail = document.createElement('aside')
  document.body.append(rail)
  Object.defineProperty(rail, 'offsetHeight', { value: height })
  watchRail(rail)
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', TALL.window)
  vi.stubGlobal('scrollY', 0)
  // As the style sheet has it: its place at rest, and the shift.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    top: `${TALL.rest + (parseFloat(element.style.getPropertyValue('--shift')) || 0)}px`,
  }))
  railOf(TALL.rail)
})
afterEach(() => {
  scrollTo(0)
  vi.unstubAllGlobals()
})

it('goes with the page until its end is seen, and back until its head is', () => {
  expect(scrollTo(500)).toBe(-500)
  expect(scrollTo(5000)).toBe(TALL.window - TALL.rail - TALL.rest - 16)
  expect(scrollTo(4800)).toBe(TALL.window - TALL.rail - TALL.rest - 16 + 200)
  expect(scrollTo(1000)).toBe(0)
})

it('stays at rest where the window has room for it', () => {
  railOf(600)
  expect(scrollTo(5000)).toBe(0)
})

it('is where it was once a new list has replaced it', () => {
  scrollTo(700)
  railOf(TALL.rail)
  expect(rail.style.getPropertyValue('--shift')).toBe('-700px')
})
