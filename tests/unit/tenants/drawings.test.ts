import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { readAccessories } from '@/core/car/accessories'
import { withoutFocus } from '@/lib/picture'
import { demoTenants } from '../../../tenants'

const fileOf = (url: string): string =>
  withoutFocus(url)
    .replace('/media/demo/', 'tenants/demo-pictures/')
    .replace(/^\/media\/assets\/([^/]+)/, 'tenants/$1/assets')

/** Those that share a picture with another, or whose picture is none of the dealer's own drawings. */
const notOwn = (folder: string, shown: readonly (readonly [name: string, url: string | undefined])[]) =>
  shown.filter(
    ([, url = ''], at) =>
      !url.startsWith(`/media/assets/${folder}/`) || shown.findIndex(([, other]) => other === url) !== at,
  )

const lines = z.array(z.object({ make: z.string() }))

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (slug, tenant) => {
  it('has a face for each of its people', () =>
    expect(
      notOwn(
        `${slug}/people`,
        tenant.team.map(({ name, photo_url }) => [name, photo_url]),
      ),
    ).toEqual([]))

  it('has a drawing for each post, never a car of the stock', () =>
    expect(
      notOwn(
        `${slug}/posts`,
        tenant.posts.map(({ title, image_url }) => [title, image_url]),
      ),
    ).toEqual([]))

  it('has a mark for each make of its cars', () => {
    const cars = lines.parse(JSON.parse(readFileSync(`tenants/${slug}/stock.json`, 'utf8')))
    const marked = tenant.manufacturers.flatMap(({ name, logo_url }) => (logo_url ? [name] : []))
    expect([...new Set(cars.map(({ make }) => make))].filter((make) => !marked.includes(make))).toEqual([])
  })

  it('has a map of each place', () => {
    const { mapPictures = '' } = tenant.config
    expect(mapPictures).toContain('{map_key}')
    expect(
      tenant.locations
        .map(({ address }) => mapPictures.replace('{map_key}', String(address.map_key)))
        .filter((url) => !existsSync(fileOf(url))),
    ).toEqual([])
  })

  it('has a drawing for each accessory', () =>
    expect(
      tenant.models
        .flatMap(({ accessories }) => readAccessories(accessories))
        .filter(({ image }) => !image || !existsSync(fileOf(image))),
    ).toEqual([]))
})

test('a drawing is small', () => {
  const drawn = demoTenants.flatMap(({ team, posts, manufacturers, models }) => [
    ...team.map(({ photo_url }) => photo_url),
    ...posts.map(({ image_url }) => image_url),
    ...manufacturers.map(({ logo_url }) => logo_url),
    ...models.flatMap(({ accessories }) => readAccessories(accessories).map(({ image }) => image)),
  ])
  const large = drawn.filter((url) => {
    const file = fileOf(url ?? '')
    return statSync(file).size > (file.endsWith('.svg') ? 8_000 : 40_000)
  })
  expect(large).toEqual([])
})
