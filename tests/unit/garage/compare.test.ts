// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchCompare } from '@/components/garage/watchCompare'

const stop = new AbortController()
const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
const list = ['one', 'two'].map((slug) => ({ id: slug, name: slug, slug }))
const link = () => document.querySelector<HTMLAnchorElement>('[data-compare-mine]')

beforeEach(() => {
  document.body.innerHTML = '<a href="/compare" data-compare-mine="" hidden>Compare your list</a>'
  localStorage.setItem('compare', JSON.stringify(list))
})
afterEach(() => {
  localStorage.clear()
  replace.mockClear()
})

it('leads an address that names no cars to the shopper’s own list', () => {
  history.replaceState(null, '', '/compare')
  watchCompare(stop.signal)
  expect(replace).toHaveBeenCalledWith('/compare?cars=one,two')
})

it('offers the list where the cars of the address are gone', () => {
  history.replaceState(null, '', '/compare?cars=gone')
  watchCompare(stop.signal)
  expect(replace).not.toHaveBeenCalled()
  expect(link()?.hidden).toBe(false)
  expect(link()?.getAttribute('href')).toBe('/compare?cars=one,two')
})

it('stays where there is nothing to compare', () => {
  localStorage.clear()
  history.replaceState(null, '', '/compare')
  watchCompare(stop.signal)
  expect(replace).not.toHaveBeenCalled()
  expect(link()?.hidden).toBe(true)
})
