// product: B9
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readBatches } from '@/admin/history/undo/readBatches'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const UNDO = { undo: crypto.randomUUID(), from: 0 }
const principal = (name: string) => world.principals.find((one) => one.name === name)
const headers = (name: string) => principal(name)?.headers ?? {}
const send = async (who: string, method: 'PATCH' | 'POST', address: string, body: unknown) =>
  rest(method, address, headers(who), body)
async function batches(who: string, entity: string) {
  const id = principal(who)?.userId ?? ''
  const user = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return readBatches(world.db, { ...user, collection: 'users' }, entity)
}
async function undo(
  who: string,
  batch: string,
): Promise<{ left: { title: string; why: string }[]; total: number }> {
  const answer = await send(who, 'POST', `/bulk-undo/${batch}`, {
    ...UNDO,
    undo: crypto.randomUUID(),
  })
  expect(answer.status).toBe(200)
  return JSON.parse(answer.body)
}
const newest = async (entity: string) => (await batches('editor of A', entity))[0]?.batch ?? ''

describe('B9 B6 a change of many cars', () => {
  let ids: string[] = []
  const car = (id = '') => world.db.findByID({ collection: 'cars', id, depth: 0, overrideAccess: true })
  const price = (how: string, amount: number) => ({ what: 'price', how, amount })
  const change = async (batch: string, what: object) => {
    const named = await Promise.all(ids.map(async (id) => ({ id, rev: (await car(id)).rev })))
    const body = { step: 'apply', cars: named, change: what, batch }
    expect((await send('editor of A', 'POST', '/car-changes', body)).status).toBe(200)
  }

  beforeEach(async () => {
    const like = await car(world.ids.cars?.a)
    ids = []
    for (const stocknum of ['U1', 'U2']) {
      const { id: _id, ...facts } = like
      const mark = `${stocknum}-${crypto.randomUUID().slice(0, 8)}`
      ids.push(
        await plant(world.db, 'cars', {
          ...{
            ...facts,
            tenant: world.refs.a.tenant,
            stocknum: mark,
            slug: mark.toLowerCase(),
            name: mark,
            tag: null,
          },
          ...{ price: 30_000, status: 'in_stock', hold_state: 'free', overrides: {}, feed_values: null },
        }),
      )
    }
  })

  it('is undone, except what a colleague changed since, who is named; and the undo is a change of its own', async () => {
    const batch = crypto.randomUUID()
    await change(batch, price('add', -500))
    expect((await batches('editor of A', 'cars'))[0]).toMatchObject({
      batch,
      count: 2,
      what: 'Price changed',
      undone: 0,
    })
    const [first, second] = ids
    await send('dealer admin of A', 'PATCH', `/cars/${second}`, { price: 27_000 })
    const { left, total } = await undo('dealer admin of A', batch)
    expect(total).toBe(2)
    const colleague = await world.db.findByID({
      ...{ collection: 'users', id: principal('dealer admin of A')?.userId ?? '', overrideAccess: true },
    })
    expect(left).toEqual([
      { title: (await car(second)).name, why: `Changed since by ${colleague.name}, left as it is.` },
    ])
    expect(await car(first)).toMatchObject({ price: 30_000 })
    expect(await car(second)).toMatchObject({ price: 27_000 })
    const [own, undone] = await batches('editor of A', 'cars')
    expect(own).toMatchObject({ isUndo: true, count: 1, undone: 0 })
    expect(undone).toMatchObject({ batch, undone: 1 })
    // The undo is undone like any other.
    await undo('editor of A', own?.batch ?? '')
    expect((await car(first)).price).toBe(29_500)
  })

  it('gives a field that was the feed’s back to it, and keeps an own value that was there before', async () => {
    const [first, second] = ids
    await send('editor of A', 'PATCH', `/cars/${second}`, { price: 31_000 })
    const batch = crypto.randomUUID()
    await change(batch, price('set', 25_000))
    expect(await car(first)).toMatchObject({ overrides: { price: 25_000 } })
    expect((await undo('editor of A', batch)).left).toEqual([])
    expect(await car(first)).toMatchObject({ price: 30_000, overrides: {} })
    expect(await car(second)).toMatchObject({ price: 31_000, overrides: { price: 31_000 } })
  })

  it('leaves a car that a shopper holds', async () => {
    const batch = crypto.randomUUID()
    await change(batch, price('add', 100))
    await world.db.db.updateOne({
      ...{ collection: 'cars', id: ids[0] ?? '' },
      data: { hold_state: 'held', hold_until: Math.floor(Date.now() / 1000) + 3600 },
    })
    const { left } = await undo('editor of A', batch)
    expect(left.map(({ why }) => why)).toEqual(['A shopper holds it: change it on its own page.'])
    expect([(await car(ids[0])).price, (await car(ids[1])).price]).toEqual([30_100, 30_000])
  })

  it('I1 is of its dealer alone: the same answer for another dealer’s and for none', async () => {
    const other = await car(world.ids.cars?.c)
    const batch = crypto.randomUUID()
    const body = {
      ...{ step: 'apply', cars: [{ id: other.id, rev: other.rev }], batch },
      change: { what: 'tag', tag: 'Theirs' },
    }
    expect((await send('group admin of A and C', 'POST', '/car-changes', body)).status).toBe(200)
    const foreign = await send('dealer admin of A', 'POST', `/bulk-undo/${batch}`, UNDO)
    const none = await send('dealer admin of A', 'POST', `/bulk-undo/${crypto.randomUUID()}`, UNDO)
    expect([foreign.status, foreign.body]).toEqual([404, none.body])
    expect((await batches('dealer admin of A', 'cars')).map((one) => one.batch)).not.toContain(batch)
    expect((await car(other.id)).tag).toBe('Theirs')
    expect((await undo('group admin of A and C', batch)).left).toEqual([])
    expect((await car(other.id)).tag).toBe(other.tag)
  })

  it.each([
    ['sales of A1', 403],
    ['anonymous', 404],
    ['shopper of A', 404],
    ['staff of no dealer', 404],
    ['disabled admin of A', 404],
    ['key of A to write', 404],
  ])('I1 %s undoes nothing', async (who, status) => {
    const batch = crypto.randomUUID()
    await change(batch, { what: 'tag', tag: 'Mine' })
    expect((await send(who, 'POST', `/bulk-undo/${batch}`, UNDO)).status).toBe(status)
    expect((await car(ids[0])).tag).toBe('Mine')
  })

  it('a call that names no place to begin is refused in words', async () => {
    const { status, body } = await send('editor of A', 'POST', '/bulk-undo/x', { from: 'x' })
    expect([status, JSON.parse(body).errors[0].message]).toEqual([422, 'Choose what to undo.'])
  })

  it('is forgotten after a day', async () => {
    const batch = crypto.randomUUID()
    await change(batch, { what: 'tag', tag: 'Old' })
    const { retain } = await import('@/features/privacy/retention')
    const { table } = await import('@/db/table')
    const rows = () => table('bulk-changes').then((all) => all.find([['batch', '=', batch]]))
    expect(await rows()).toHaveLength(2)
    await retain({ dry: false, now: new Date(Date.now() + 23 * 3_600_000) })
    expect(await rows()).toHaveLength(2)
    await retain({ dry: false, now: new Date(Date.now() + 25 * 3_600_000) })
    expect(await rows()).toHaveLength(0)
  })
})

describe('B9 a change of many pages', () => {
  const make = async (title: string, status: 'draft' | 'published') => {
    const slug = `undo-${crypto.randomUUID().slice(0, 8)}`
    const page = {
      title,
      slug,
      tenant: world.refs.a.tenant,
      layout: [{ blockType: 'intro', heading: title }],
    }
    return plant(world.db, 'pages', { ...page, _status: status })
  }
  const read = async (id: string, draft: boolean) => {
    const page = await world.db.find({
      ...{
        collection: 'pages',
        where: { id: { equals: id } },
        draft,
        trash: true,
        overrideAccess: true,
        depth: 0,
      },
    })
    const [{ title, _status, deletedAt } = { title: '', _status: null, deletedAt: null }] = page.docs
    return [title, _status, Boolean(deletedAt)]
  }
  const many = (ids: string[]) => ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')
  const patch = async (address: string, body: unknown) =>
    expect((await send('editor of A', 'PATCH', address, body)).status).toBe(200)

  it('published at once is off the website again; a page that was live has its old words and its draft back', async () => {
    const [fresh, live] = [await make('Fresh', 'draft'), await make('Live', 'published')]
    await patch(`/pages/${live}?draft=true`, { title: 'Drafted', _status: 'draft' })
    await patch(`/pages?${many([fresh, live])}&draft=true`, { _status: 'published' })
    expect(await read(live, false)).toEqual(['Drafted', 'published', false])
    expect((await undo('editor of A', await newest('pages'))).left).toEqual([])
    expect(await read(fresh, false)).toEqual(['Fresh', 'draft', false])
    expect(await read(live, false)).toEqual(['Live', 'published', false])
    expect(await read(live, true)).toEqual(['Drafted', 'draft', false])
  })

  it('taken off the website, or moved to the trash, is live again', async () => {
    const ids = [await make('One', 'published'), await make('Two', 'published')]
    await patch(`/pages?${many(ids)}`, { _status: 'draft' })
    expect(await read(ids[0] ?? '', false)).toEqual(['One', 'draft', false])
    await undo('editor of A', await newest('pages'))
    expect(await read(ids[0] ?? '', false)).toEqual(['One', 'published', false])
    await patch(`/pages?${many(ids)}`, { deletedAt: new Date().toISOString() })
    expect((await read(ids[1] ?? '', false))[2]).toBe(true)
    expect((await undo('editor of A', await newest('pages'))).left).toEqual([])
    expect(await read(ids[1] ?? '', false)).toEqual(['Two', 'published', false])
  })

  it('leaves a page that has a draft since', async () => {
    const id = await make('Same', 'published')
    await patch(`/pages?${many([id])}`, { seo: { title: 'Bulk' }, _status: 'published' })
    await patch(`/pages/${id}?draft=true`, { title: 'New words', _status: 'draft' })
    const { left } = await undo('editor of A', await newest('pages'))
    expect(left).toHaveLength(1)
    expect(left[0]?.why).toMatch(/^Changed since by .+, left as it is\.$/)
    expect(await read(id, false)).toEqual(['Same', 'published', false])
  })
})
