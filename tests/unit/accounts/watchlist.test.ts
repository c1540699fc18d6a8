// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWatchlist } from '@/components/accounts/watchlist'
import { readList, writeList, type Favourite } from '@/components/car/garage'
import { HINT_COOKIE } from '@/lib/shopperCookies'

const calls = vi.hoisted(() => ({ mergeCars: vi.fn(), saveOrRemove: vi.fn() }))
vi.mock('@/components/accounts/watchlistCalls', () => calls)

const car = (id: string): Favourite => ({
  id,
  slug: id,
  name: id,
  make: 'Mazda',
  model: '3',
  primary_image_url: null,
})
const account = (...cars: Favourite[]) => ({ phone_number: '+61412345678', cars })
const saved = (): string[] => readList('favourites').map(({ id }) => id)
/** As the answer to a sign-out does it. */
const signOut = (): void => {
  document.cookie = `${HINT_COOKIE}=; Path=/; Expires=${new Date(0).toUTCString()}`
  localStorage.clear()
}

let leaving: AbortController
beforeEach(() => {
  leaving = new AbortController()
  vi.resetAllMocks()
  localStorage.clear()
  document.cookie = `${HINT_COOKIE}=1; Path=/`
})
afterEach(() => leaving.abort())

it('tells the account of a heart that was pressed while its cars were on the way', async () => {
  calls.saveOrRemove.mockResolvedValue(null)
  calls.mergeCars.mockImplementation(() => {
    writeList('favourites', [car('pressed')])
    return Promise.resolve(account())
  })
  await startWatchlist(leaving.signal)
  await vi.waitFor(() => expect(calls.saveOrRemove).toHaveBeenCalledWith(true, '+61412345678', 'pressed'))
  expect(saved()).toEqual(['pressed'])
})

it('a page that is left by a sign-out changes neither the account nor what the next person finds', async () => {
  writeList('favourites', [car('mine')])
  calls.mergeCars.mockImplementation(() => {
    signOut()
    return Promise.resolve(account(car('mine')))
  })
  await startWatchlist(leaving.signal)
  expect(calls.saveOrRemove).not.toHaveBeenCalled()
  expect(saved()).toEqual([])
})

it.each([
  ['signed out', signOut, []],
  ['not signed out', () => undefined, ['mine']],
])('a removal that fails is undone unless the shopper has %s', async (_, meanwhile, left) => {
  writeList('favourites', [car('mine')])
  calls.mergeCars.mockResolvedValue(account(car('mine')))
  await startWatchlist(leaving.signal)
  calls.saveOrRemove.mockImplementation(() => {
    meanwhile()
    return Promise.resolve('Failed.')
  })
  writeList('favourites', [])
  await vi.waitFor(() => expect(calls.saveOrRemove).toHaveBeenCalledWith(false, '+61412345678', 'mine'))
  await new Promise((done) => setTimeout(done))
  expect(saved()).toEqual(left)
})

it.each([
  [
    'kept',
    null,
    [{ event: 'favourite', event_id: 39, car_id: 'new', vehicleMake: 'Mazda', vehicleModel: '3' }],
  ],
  ['refused', 'Failed.', []],
])('G2 a heart fires event 39 when the account has %s the car', async (_, why, events) => {
  window.dataLayer = []
  calls.mergeCars.mockResolvedValue(account())
  calls.saveOrRemove.mockResolvedValue(why)
  await startWatchlist(leaving.signal)
  writeList('favourites', [car('new')])
  await vi.waitFor(() => expect(calls.saveOrRemove).toHaveBeenCalledWith(true, '+61412345678', 'new'))
  await new Promise((done) => setTimeout(done))
  expect([window.dataLayer, saved()]).toEqual([events, why ? [] : ['new']])
})

it.each([
  ['names all of them', 'before mine', 0],
  ['names the one of before', 'before', 1],
  ['names none', '', 1],
])('right after a sign-in, a page that %s is loaded again where it is behind', async (_, named, times) => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  document.body.innerHTML = `<div data-watchlist="${named}"></div>`
  writeList('favourites', [car('mine')])
  calls.mergeCars.mockResolvedValue(account(car('before'), car('mine')))
  await startWatchlist(leaving.signal)
  expect(reload).toHaveBeenCalledTimes(times)
  document.body.innerHTML = ''
  reload.mockRestore()
})
