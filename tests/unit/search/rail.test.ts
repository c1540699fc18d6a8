// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeRail, watchRail } from '@/components/search/rail'

const TALL = { window: 900, rail: 2000, rest: 96 }
let rail: HTMLElement = document.createElement('aside')

const shiftNow = () => parseFloat(rail.style.getPropertyValue('--shift'))
const scrollTo = (y: number): number => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
  return shiftNow()
}
const railOf = (height: number) => {
  rail.remove()
  rail = document.createElement('aside')
  rail.className = 'panel'
  Object.defineProperty(rail, 'offsetHeight', { value: height })
  document.body.append(rail)
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', TALL.window)
  vi.stubGlobal('scrollY', 0)
  // As the style sheet has it: its place at rest, and the shift.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    top: `${TALL.rest + (parseFloat(element.style.getPropertyValue('--shift')) || 0)}px`,
  }))
  railOf(TALL.rail)
  watchRail()
})
afterEach(() => {
  scrollTo(0)
  vi.unstubAllGlobals()
})

it('goes with the page until its end is seen, and back until its head is', () => {
  const end = TALL.window - TALL.rail - TALL.rest - 16
  expect(scrollTo(500)).toBe(-500)
  expect(scrollTo(5000)).toBe(end)
  expect(scrollTo(4800)).toBe(end + 200)
  expect(scrollTo(1000)).toBe(0)
})

it('stays at rest where the window has room for it', () => {
  railOf(600)
  expect(scrollTo(5000)).toBe(0)
})

it('is where it was once a new list has replaced it, and goes on from there', () => {
  scrollTo(700)
  railOf(TALL.rail)
  placeRail()
  expect(shiftNow()).toBe(-700)
  expect(scrollTo(800)).toBe(-800)
})

it('follows once, however often it was asked to', () => {
  watchRail()
  expect(scrollTo(300)).toBe(-300)
})
