// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Recent } from '@/components/garage/recent/Recent'
import { noteCar, noteSearch, pastSearches, recentCars } from '@/components/garage/recent/store'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('shows where the shopper left off, without the car of this page, and forgets it when asked', async () => {
  const site = vi.fn(async (_url: string) =>
    Response.json({
      cars: [{ slug: 'a', price: 1, price_text: '$1', html: '<article>Card of a</article>' }],
    }),
  )
  vi.stubGlobal('fetch', site)
  noteCar('a')
  noteCar('this')
  noteSearch({ path: '/search?fuel=Hybrid', refinements: ['Hybrid'] })
  render(<Recent except={['this']} />)
  expect(await screen.findByText('Card of a')).toBeTruthy()
  expect(site).toHaveBeenCalledWith('/api/cars/cards?cars=a')
  expect(screen.getByText('Hybrid').getAttribute('href')).toBe('/search?fuel=Hybrid')
  fireEvent.click(screen.getByText('Clear'))
  expect(screen.queryByText('Where you left off')).toBeNull()
  expect([...recentCars(), ...pastSearches()]).toEqual([])
})

it.each([
  ['on a first visit', () => undefined],
  [
    'to one who searched and looked at no car',
    () => noteSearch({ path: '/search?fuel=Hybrid', refinements: ['Hybrid'] }),
  ],
])('shows nothing, and asks nothing, %s', (_of, before) => {
  before()
  const site = vi.fn()
  vi.stubGlobal('fetch', site)
  const { container } = render(<Recent />)
  expect(container.innerHTML).toBe('')
  expect(site).not.toHaveBeenCalled()
})
