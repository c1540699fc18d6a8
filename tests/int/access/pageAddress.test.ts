/** Addresses at which a page would never be shown, typed into its form. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headers = () => principalIn(world, 'editor of A').headers
const pageAt = (slug: string) => ({
  ...{ tenant: world.refs.a.tenant, title: 'A page', slug, _status: 'published' },
  layout: [{ blockType: 'intro', heading: 'A page' }],
})
const make = (slug: string) => rest('POST', '/pages?depth=0', headers(), pageAt(slug))

it.each(['search', 'Special offers', 'compare', '/cars/x', 'admin', 'api'])(
  'a page at %s is refused beside the field',
  async (slug) => {
    const answer = await make(slug)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body).errors[0].data.errors).toEqual([
      expect.objectContaining({
        path: 'slug',
        label: 'Address of the page',
        message: expect.stringContaining('The site itself answers this address'),
      }),
    ])
  },
)

it('where the site shows what the page says, it is taken; and a length is still looked at', async () => {
  expect((await make('trade-in')).status).toBe(201)
  expect((await make('x/'.repeat(150))).status).toBe(400)
})

it('a page that was stored at such an address before takes other changes, but not another such address', async () => {
  const id = await plant(world.db, 'pages', pageAt('search'), true)
  const save = (body: unknown) => rest('PATCH', `/pages/${id}?depth=0`, headers(), body)
  expect((await save({ title: 'Another title', slug: 'search' })).status).toBe(200)
  expect((await save({ slug: 'compare' })).status).toBe(400)
  expect((await save({ slug: 'our-stock' })).status).toBe(200)
})
