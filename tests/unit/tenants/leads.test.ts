/** The first picture of a car: each dealer's own, on the ground of its theme, and rarely the same twice. */
import { describe, expect, it } from 'vitest'
import { PAGE_SIZE } from '@/search/settings'
import { demoTenants } from '../../../tenants'
import { stockOf } from './truth/stockFile'

const PAGES = 3
/** The order of a list that nobody sorted. */
const listed = (slug: string) =>
  stockOf(slug)
    .filter((car) => car.show_on_dealer_website)
    .toSorted((a, b) => (b.custom_rank ?? 0) - (a.custom_rank ?? 0))
const leadsOf = (slug: string): string[] => listed(slug).flatMap((car) => car.primary_image_url ?? [])

function counted(names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}

const dealers = demoTenants.map(({ slug, config }) => ({ slug, ground: config.theme?.tokens?.ground ?? '' }))

it('no first picture is shared by two dealers, whatever the ground', () => {
  const sharing = counted(dealers.flatMap(({ slug }) => [...new Set(leadsOf(slug))]))
  expect([...sharing].filter(([, times]) => times > 1)).toEqual([])
  expect(new Set(dealers.map(({ ground }) => ground)).size).toBe(dealers.length)
})

describe.each(dealers)('$slug', ({ slug, ground }) => {
  it('shows its cars and models on its own ground', () => {
    const own = `/media/demo/${ground}/`
    const cars = stockOf(slug).flatMap(({ images }) => images ?? [])
    const whole = cars
      .filter(({ tag, image }) => !tag && !/\/interior_/.test(image.url))
      .map(({ image }) => image.url)
    expect(whole.length).toBeGreaterThan(200)
    expect(whole.filter((url) => !url.startsWith(own))).toEqual([])
  })

  it(`has no first picture on more than 2 of the cars of the first ${PAGES} pages`, () => {
    const first = counted(leadsOf(slug).slice(0, PAGES * PAGE_SIZE))
    expect([...first].filter(([, times]) => times > 2)).toEqual([])
  })

  it('shows the first page in three places, and no car where the one before it stands', () => {
    const places = leadsOf(slug)
      .slice(0, PAGE_SIZE)
      .map((url) => /-(?:hero|right34)(?:-([a-z]+))?\.webp$/.exec(url)?.[1] ?? '')
    expect([...counted(places)].filter(([, times]) => times >= 4).length).toBe(3)
    expect(places.filter((place, at) => place === places[at - 1]).length).toBeLessThan(3)
  })

  it('has at least 32 first pictures', () => {
    expect(counted(leadsOf(slug)).size).toBeGreaterThanOrEqual(32)
  })
})
