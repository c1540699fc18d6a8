/** A page, post or offer that shoppers know gets another address. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headers = () => principalIn(world, 'editor of A').headers
const rules = async (tenant = world.refs.a.tenant) => {
  const where = { tenant: { equals: tenant } }
  const { docs } = await world.db.find({
    ...{ collection: 'redirects', where, pagination: false, overrideAccess: true, sort: 'from' },
  })
  return docs.filter(({ to }) => /moved/.test(to)).map(({ from, to, permanent }) => [from, to, permanent])
}
const page = (slug: string, _status = 'published', tenant = world.refs.a.tenant) =>
  plant(world.db, 'pages', {
    ...{ tenant, title: 'A page', slug, _status },
    layout: [{ blockType: 'intro', heading: 'A page' }],
  })
async function save(address: string, body: unknown): Promise<void> {
  const answer = await rest('PATCH', `${address}${address.includes('?') ? '&' : '?'}depth=0`, headers(), body)
  expect(answer.body && answer.status).toBe(200)
}
const entry = z.object({ who: z.string(), what: z.string(), doc_title: z.string() })

it('the old address leads to the new one, in the history of who did it, and at no other dealer', async () => {
  const theirs = await rules(world.refs.b.tenant)
  const id = await page('our-yard')
  await page('our-yard', 'published', world.refs.b.tenant)
  await save(`/pages/${id}`, { slug: 'moved-yard', _status: 'published' })
  expect(await rules()).toEqual([['/our-yard', '/moved-yard', true]])
  expect(await rules(world.refs.b.tenant)).toEqual(theirs)
  const { docs } = await world.db.find({
    ...{ collection: 'audit-log', where: { entity: { equals: 'redirects' } }, overrideAccess: true },
    ...{ sort: '-createdAt', limit: 1 },
  })
  expect(entry.parse(docs[0])).toEqual({
    ...{ who: 'editor-of-a@staff.example', what: 'create redirects', doc_title: '/our-yard' },
  })

  await save(`/pages/${id}`, { slug: 'moved-again', _status: 'published' })
  expect(await rules()).toEqual([
    ['/moved-yard', '/moved-again', true],
    ['/our-yard', '/moved-again', true],
  ])
  await save(`/pages/${id}`, { slug: 'moved-yard', _status: 'published' })
  expect(await rules()).toEqual([
    ['/moved-again', '/moved-yard', true],
    ['/our-yard', '/moved-yard', true],
  ])
})

it('a draft makes none until it is published, whatever addresses it had in between', async () => {
  const id = await page('our-team')
  await save(`/pages/${id}?draft=true&autosave=true`, { slug: 'moved-te', _status: 'draft' })
  await save(`/pages/${id}?draft=true`, { slug: 'moved-team', _status: 'draft' })
  expect(await rules()).not.toContainEqual(['/our-team', '/moved-team', true])
  await save(`/pages/${id}`, { _status: 'published' })
  expect(await rules()).toContainEqual(['/our-team', '/moved-team', true])
  expect(JSON.stringify(await rules())).not.toContain('moved-te"')

  const never = await page('not-yet', 'draft')
  await save(`/pages/${never}`, { slug: 'moved-not-yet', _status: 'published' })
  expect(JSON.stringify(await rules())).not.toContain('not-yet')
})

it('posts and offers too', async () => {
  const [post, offer] = [world.ids.posts?.a, world.ids.offers?.a]
  const before = z.object({ slug: z.string() })
  const [{ slug: posted }, { slug: offered }] = [
    before.parse(JSON.parse((await rest('GET', `/posts/${post}?depth=0`, headers())).body)),
    before.parse(JSON.parse((await rest('GET', `/offers/${offer}?depth=0`, headers())).body)),
  ]
  await save(`/posts/${post}`, { slug: 'moved-post', _status: 'published' })
  await save(`/offers/${offer}`, { slug: 'moved-offer', _status: 'published' })
  const found = await rules()
  expect(found).toContainEqual([`/blog/${posted}`, '/blog/moved-post', true])
  expect(found).toContainEqual([`/offers/${offered}`, '/offers/moved-offer', true])
})

it('the dealer’s own redirect from there stays, and the save is not refused', async () => {
  const id = await page('spring')
  await plant(world.db, 'redirects', { tenant: world.refs.a.tenant, from: '/spring', to: '/moved-own' }, true)
  await save(`/pages/${id}`, { slug: 'moved-spring', _status: 'published' })
  expect(await rules()).toContainEqual(['/spring', '/moved-own', true])
})
