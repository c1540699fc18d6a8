// product: B10 C11
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { readRowHistory } from '@/admin/history/readHistory'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headers = () => principalIn(world, 'editor of A').headers
const intro = (heading: string) => [{ blockType: 'intro', heading }]

async function makePage(slug: string): Promise<string> {
  return plant(world.db, 'pages', {
    tenant: world.refs.a.tenant,
    title: 'About us',
    slug,
    layout: intro('First'),
    _status: 'published',
  })
}
async function save(id: string, query: string, body: unknown): Promise<void> {
  expect((await rest('PATCH', `/pages/${id}${query}`, headers(), body)).status).toBe(200)
}
async function historyOf(id: string) {
  const user = await world.db.findByID({
    collection: 'users',
    id: world.principals.find(({ name }) => name === 'platform admin')?.userId ?? '',
    depth: 0,
    overrideAccess: true,
  })
  const { lines } = await readRowHistory(world.db, { ...user, collection: 'users' }, 'pages', id)
  return lines.map(({ what, changes }) => ({ what, changes }))
}
const STORED = '?draft=true&autosave=true'

describe('drafts that are kept at each pause', () => {
  it('are no lines of the history; the publishing tells all that changed for shoppers', async () => {
    const id = await makePage('about-us')
    const before = (await historyOf(id)).length
    await save(id, STORED, { title: 'About', _status: 'draft' })
    await save(id, STORED, { title: 'About the yard', _status: 'draft' })
    await save(id, STORED, { layout: intro('Second'), _status: 'draft' })
    expect((await historyOf(id)).length).toBe(before)
    await save(id, '', { _status: 'published' })
    const [line] = await historyOf(id)
    expect(line?.changes).toContainEqual({ field: 'Title', from: 'About us', to: 'About the yard' })
    expect(JSON.stringify(line?.changes)).toContain('Second')
  })

  it('hide nothing: what is published under that name is logged', async () => {
    const id = await makePage('visit-us')
    const before = (await historyOf(id)).length
    await save(id, '?autosave=true', { title: 'Hidden?', _status: 'published' })
    const lines = await historyOf(id)
    expect(lines.length).toBe(before + 1)
    expect(lines[0]?.changes).toContainEqual({ field: 'Title', from: 'About us', to: 'Hidden?' })
  })

  it('a draft that was saved by hand is a line, a first publishing tells it from the start', async () => {
    const id = await makePage('hybrids')
    const before = (await historyOf(id)).length
    await save(id, '?draft=true', { title: 'Hybrids', _status: 'draft' })
    expect((await historyOf(id)).length).toBe(before + 1)
  })
})
