// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Toast } from '@/components/ui/Toast'
import { Garage } from '@/components/garage/Garage'
import { readList, writeList } from '@/components/car/garage'

const carOf = (id: string) => ({
  id,
  name: `Car ${id}`,
  slug: id,
  make: '',
  model: '',
  primary_image_url: null,
})
const cardOf = (slug: string, price = 20_000) => ({
  slug,
  price,
  price_text: `$${price}`,
  html: `<article>Card of ${slug} <button data-favourite="">Save</button></article>`,
})
const keep = (list: string, ids: string[]) => localStorage.setItem(list, JSON.stringify(ids.map(carOf)))
const site = vi.fn<(url: string) => Promise<Response>>()
const answers = (...slugs: string[]) =>
  site.mockImplementation(async () => Response.json({ cars: slugs.map((slug) => cardOf(slug)) }))
const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <Garage
        noun="cars"
        isShared
        head={<h1 tabIndex={-1}>My garage</h1>}
        empty={<p>Nothing saved yet.</p>}
      />
      <Toast />
    </SWRConfig>,
  )

// Parts that are fetched when they are drawn are here before the tests, so that no test waits for their code.
beforeAll(() =>
  Promise.all([import('@/components/garage/GarageContent'), import('@/components/ui/ToastMessage')]),
)
beforeEach(() => {
  localStorage.clear()
  site.mockReset()
  vi.stubGlobal('fetch', site)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks nothing and says so when nothing is saved', async () => {
  open()
  expect(await screen.findByText('Nothing saved yet.')).toBeTruthy()
  expect(site).not.toHaveBeenCalled()
})

it('shows the site’s own cards, asked for once, and what got cheaper', async () => {
  keep('favourites', ['a', 'b'])
  keep('compare', ['b'])
  localStorage.setItem('favourite_prices', JSON.stringify({ a: 21_200 }))
  answers('a', 'b')
  open()
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(site.mock.calls.map(([url]) => url)).toEqual(['/api/cars/cards?cars=a,b'])
  expect(screen.getByText('$1,200 less since you saved it')).toBeTruthy()
  expect(screen.getByText('Compare with another').closest('a')?.getAttribute('href')).toBe('/compare?cars=b')
})

it('takes out cars that are gone and names them', async () => {
  keep('favourites', ['a', 'gone'])
  answers('a')
  open()
  expect(await screen.findByText(/Car gone has been sold or withdrawn/)).toBeTruthy()
  expect(readList('favourites').map(({ slug }) => slug)).toEqual(['a'])
  expect(screen.queryByText('Undo')).toBeNull()
})

it('follows a car that is another one by now, with its price of that day', async () => {
  keep('favourites', ['a', 'old'])
  keep('compare', ['old', 'new'])
  localStorage.setItem('favourite_prices', JSON.stringify({ old: 21_000 }))
  const led = { ...cardOf('new'), was: 'old', car: carOf('new') }
  site.mockImplementation(async () => Response.json({ cars: [cardOf('a'), led, cardOf('new')] }))
  open()
  expect(await screen.findByText('$1,000 less since you saved it')).toBeTruthy()
  expect(readList('favourites').map(({ slug }) => slug)).toEqual(['a', 'new'])
  expect(readList('compare').map(({ slug }) => slug)).toEqual(['new'])
  expect(screen.queryByText('Undo')).toBeNull()
  expect(screen.queryByText(/sold or withdrawn/)).toBeNull()
})

it('keeps every car, as a line, when the site gives no answer', async () => {
  keep('favourites', ['a'])
  site.mockImplementation(async () => Response.json({}, { status: 503 }))
  open()
  expect(await screen.findByText(/could not check your cars/)).toBeTruthy()
  expect(screen.getByText('Car a').getAttribute('href')).toBe('/cars/a')
  expect(readList('favourites')).toHaveLength(1)
})

it('undoes what was taken out, and hands the focus on', async () => {
  keep('favourites', ['a', 'b'])
  answers('a', 'b')
  open()
  const [first] = await screen.findAllByText('Save')
  act(() => first?.focus())
  act(() => writeList('favourites', readList('favourites').slice(1)))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(document.activeElement?.textContent).toBe('Save')
  fireEvent.click(await screen.findByText('Undo'))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('takes a car out of the comparison by its cross', async () => {
  keep('compare', ['a', 'b'])
  answers('a', 'b')
  open()
  expect(await screen.findByText('Compare these 2')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Take Car a out of the comparison'))
  expect(readList('compare').map(({ slug }) => slug)).toEqual(['b'])
  expect(screen.getByText('Compare with another')).toBeTruthy()
})
