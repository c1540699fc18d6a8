// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CompareBar } from '@/app/(site)/sites/[host]/compare/_components/CompareBar'
import { CompareBehaviour } from '@/components/garage/CompareBehaviour'

const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
const list = ['one', 'two'].map((slug) => ({ id: slug, name: slug, slug }))
const link = () => document.querySelector<HTMLAnchorElement>('[data-compare-mine]')

beforeEach(() => {
  document.body.innerHTML = '<a href="/compare" data-compare-mine="" hidden>Compare your list</a>'
  localStorage.setItem('compare', JSON.stringify(list))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  replace.mockClear()
})

it('leads an address that names no cars to the shopper’s own list', () => {
  history.replaceState(null, '', '/compare')
  render(<CompareBehaviour />)
  expect(replace).toHaveBeenCalledWith('/compare?cars=one,two')
})

it('offers the list where the cars of the address are gone', () => {
  history.replaceState(null, '', '/compare?cars=gone')
  render(<CompareBehaviour />)
  expect(replace).not.toHaveBeenCalled()
  expect(link()?.hidden).toBe(false)
  expect(link()?.getAttribute('href')).toBe('/compare?cars=one,two')
})

it('stays where there is nothing to compare', () => {
  localStorage.clear()
  history.replaceState(null, '', '/compare')
  render(<CompareBehaviour />)
  expect(replace).not.toHaveBeenCalled()
  expect(link()?.hidden).toBe(true)
})

const tableOf = (columns: number) =>
  Array.from({ length: columns }, (_, at) => `<td data-c="${at}"></td>`).join('') +
  '<td><a data-compare-drop="one" href="/compare?cars=two,three"></a></td>'
const showBar = () => {
  document.body.innerHTML = `<table class="cmp is-diff"><tbody><tr>${tableOf(3)}</tr></tbody></table>`
  history.replaceState(null, '', '/compare?cars=one,two,three')
  const cars = ['one', 'two', 'three'].map((slug) => ({ slug, title: `Car ${slug}` }))
  render(<CompareBar cars={cars} differencesOnly together={null} />)
}
const columns = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`.${name}`)].map(({ dataset }) => dataset.c)

it('shows all rows at once, and says so in the address and the links of the page', () => {
  showBar()
  fireEvent.click(screen.getByRole('switch'))
  expect(document.querySelector('.cmp')?.classList.contains('is-diff')).toBe(false)
  expect(location.search).toBe('?cars=one,two,three&only=all')
  expect(document.querySelector('[data-compare-drop]')?.getAttribute('href')).toBe(
    '/compare?cars=two,three&only=all',
  )
  fireEvent.click(screen.getByRole('switch'))
  expect(document.querySelector('.cmp')?.classList.contains('is-diff')).toBe(true)
  expect(location.search).toBe('?cars=one,two,three')
})

it('shows the two columns that a phone picks; the pickers never name the same car', () => {
  showBar()
  const right = screen.getByLabelText<HTMLSelectElement>('Right car')
  fireEvent.change(right, { target: { value: '2' } })
  expect([columns('is-on'), columns('is-right')]).toEqual([['0', '2'], ['2']])
  fireEvent.change(screen.getByLabelText('Left car'), { target: { value: '2' } })
  expect([right.value, columns('is-right')]).toEqual(['0', ['0']])
})
