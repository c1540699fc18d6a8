// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { startWatchlist } from '@/components/account/watchlist'
import { readList, writeList, type Favourite } from '@/components/car/garage'

const calls = vi.hoisted(() => ({ mergeCars: vi.fn(), saveOrRemove: vi.fn() }))
vi.mock('@/components/account/watchlistCalls', () => calls)

const car = (id: string): Favourite => ({
  id,
  slug: id,
  name: id,
  make: 'Mazda',
  model: '3',
  primary_image_url: null,
})
const leaving = new AbortController()
afterEach(() => leaving.abort())

it('tells the account of a heart that was pressed while its cars were on the way', async () => {
  calls.saveOrRemove.mockResolvedValue(null)
  calls.mergeCars.mockImplementation(() => {
    writeList('favourites', [car('pressed')])
    return Promise.resolve({ phone_number: '+61412345678', cars: [] })
  })
  await startWatchlist(leaving.signal)
  await vi.waitFor(() => expect(calls.saveOrRemove).toHaveBeenCalledWith(true, '+61412345678', 'pressed'))
  expect(readList('favourites').map(({ id }) => id)).toEqual(['pressed'])
})
