// product: C11
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCKS } from '@/lib/payloadContract'
import { closeDb } from '../../helpers/db'
import { z } from 'zod'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string) => principalIn(world, name).headers
const makePage = (slug: string, dealer: 'a' | 'c' = 'a'): Promise<string> =>
  plant(world.db, 'pages', {
    tenant: world.refs[dealer].tenant,
    title: 'About us',
    slug,
    layout: [{ blockType: 'intro', heading: 'First' }],
    _status: 'published',
  })
const STORED = '?draft=true&autosave=true'
const save = (
  who: string,
  id: string,
  query: string,
  body: unknown = { title: `By ${who}`, _status: 'draft' },
) => rest('PATCH', `/pages/${id}${query}`, headersOf(who), body)
const docs = z.object({
  docs: z.array(
    z.looseObject({ id: z.string(), user: z.looseObject({ value: z.looseObject({ email: z.string() }) }) }),
  ),
})
const locksOf = async (who: string, id: string) => {
  const answer = await rest('GET', `/${LOCKS}?where[document.value][equals]=${id}`, headersOf(who))
  return docs.parse(JSON.parse(answer.body)).docs
}

describe('a page that somebody works on', () => {
  it('stays theirs through the drafts that are kept at pauses; a colleague’s save is refused with their name', async () => {
    const id = await makePage('lock-kept')
    for (const title of ['One', 'Two'])
      expect((await save('editor of A', id, STORED, { title, _status: 'draft' })).status).toBe(200)
    for (const query of [STORED, '?draft=true', '']) {
      const refused = await save('dealer admin of A', id, query)
      expect([refused.status, JSON.parse(refused.body).errors[0].message]).toEqual([
        423,
        'editor of A is editing this now, so nothing was saved. Open it again to take it over.',
      ])
    }
    expect(await locksOf('dealer admin of A', id)).toMatchObject([
      { user: { value: { email: 'editor of A' } } },
    ])
  })

  it('is let go by a save of their own, and by time', async () => {
    const id = await makePage('lock-ends')
    await save('editor of A', id, STORED)
    await save('editor of A', id, '', { _status: 'published' })
    expect((await save('dealer admin of A', id, STORED)).status).toBe(200)
    // Three minutes without typing.
    const old = new Date(Date.now() - 181_000).toISOString()
    const [lock] = await locksOf('dealer admin of A', id)
    await world.db.db.updateOne({ collection: LOCKS, id: lock?.id ?? '', data: { updatedAt: old } })
    expect((await save('editor of A', id, STORED)).status).toBe(200)
  })

  it('is free as soon as its holder goes away, and by nobody else’s going', async () => {
    const id = await makePage('lock-left')
    const leave = async (who: string) => (await rest('POST', `/pages/${id}/leave`, headersOf(who))).status
    await save('editor of A', id, STORED)
    const others = ['dealer admin of A', 'staff of no dealer', 'anonymous']
    expect(await Promise.all(others.map(leave))).toEqual([204, 204, 403])
    expect((await save('dealer admin of A', id, STORED)).status).toBe(423)
    expect(await leave('editor of A')).toBe(204)
    expect((await save('dealer admin of A', id, STORED)).status).toBe(200)
  })

  it('is taken over by a colleague, and known to nobody of another dealer', async () => {
    const id = await makePage('lock-taken')
    await save('editor of A', id, STORED)
    const [lock] = await locksOf('dealer admin of A', id)
    const take = (who: string) => {
      const value = world.principals.find(({ name }) => name === who)?.userId
      return rest('PATCH', `/${LOCKS}/${lock?.id}`, headersOf(who), { user: { relationTo: 'users', value } })
    }
    expect((await take('dealer admin of A')).status).toBe(200)
    expect((await save('editor of A', id, STORED)).status).toBe(423)
    expect((await save('dealer admin of A', id, STORED)).status).toBe(200)
  })

  it('of another dealer is not told, even of a colleague who works for both; of one’s own it is, even by the platform', async () => {
    const there = await makePage('lock-there', 'c')
    await save('group admin of A and C', there, STORED)
    expect(await locksOf('group admin of A and C', there)).toHaveLength(1)
    expect(await locksOf('editor of A', there)).toEqual([])
    const here = await makePage('lock-platform')
    await save('platform admin', here, STORED)
    expect((await save('editor of A', here, STORED)).status).toBe(423)
  })
})
