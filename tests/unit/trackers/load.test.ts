// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { pushEvent } from '@/components/car/dataLayer'
import { load } from '@/components/trackers/load'

vi.mock('@/components/trackers/addScript', () => ({ addScript: (src: string) => void requested.push(src) }))
const requested: string[] = []

/** As Google reads it: commands are the arguments of a call, all else is an object. */
const reported = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry) : entry,
  )
const all = (state: string) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
})
const early = { event: 'lead', lead_id: 'L1', event_id: 15 }

beforeEach(() => {
  requested.length = 0
  window.dataLayer = [early]
  delete window.fbq
})

it('Q8 a container hears of the consent, of its own start, and then of what this page said before', () => {
  load({ google: 'GTM-AB12CD3', meta: '', when: 'agreed' })
  expect(reported()).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    early,
  ])
  expect(requested).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
})

it('Q8 a dealer that loads at once grants at once', () => {
  load({ google: 'GTM-AB12CD3', meta: '', when: 'at once' })
  expect(reported()[0]).toEqual(['consent', 'default', all('granted')])
  expect(reported().filter((entry) => Array.isArray(entry))).toHaveLength(1)
})

it('Q8 a single tag is told each event in its own words, earlier and later ones', () => {
  load({ google: 'G-AB12CD34', meta: '', when: 'agreed' })
  pushEvent({ event: 'favourite', event_id: 39, car_id: 'c1' })
  const events = reported().filter((entry) => Array.isArray(entry) && entry[0] === 'event')
  expect(events).toEqual([
    ['event', 'generate_lead', { lead_id: 'L1', event_id: 15 }],
    ['event', 'add_to_wishlist', { event_id: 39, car_id: 'c1' }],
  ])
  expect(reported()).toContainEqual(['config', 'G-AB12CD34'])
  expect(requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34'])
})

it('Q8 a pixel is told of the view and of leads, and of nothing else', () => {
  load({ google: '', meta: '12345678', when: 'agreed' })
  pushEvent({ event: 'favourite', event_id: 39 })
  expect(window.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '12345678'],
    ['init', '12345678'],
    ['track', 'PageView'],
    ['track', 'Lead'],
  ])
  expect(requested).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
})
