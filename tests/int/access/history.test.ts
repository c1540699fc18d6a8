// product: B10
import { getVisibleEntities } from '@payloadcms/ui/shared'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { readChoices, readHistory, readRowHistory } from '@/admin/history/readHistory'
import { historyState } from '@/features/history/history.rules'
import { rest } from './rest'
import { makeWorld, PASSWORD, plant, type World, staffIn, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  const admin = { name: 'Bo', role: 'dealer_admin', tenants: [world.refs.b.tenant] }
  const login = { email: 'bo@staff.example', password: 'correct horse battery' }
  const userId = await plant(world.db, 'users', { ...admin, ...login })
  world.principals.push({
    name: 'dealer admin of B',
    headers: {},
    role: 'dealer_admin',
    tenants: ['b'],
    userId,
  })
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const userOf = (name: string) => staffIn(world, name)
const ofRow = async (who: string, entity: string, id: string) =>
  (await readRowHistory(world.db, await userOf(who), entity, id)).lines
const save = async (who: string, address: string, body: unknown) =>
  expect((await rest('PATCH', address, headersOf(who), body)).status).toBe(200)

describe('the history of a row', () => {
  it('tells who changed which field, from what to what, in names and labels', async () => {
    const id = await plant(world.db, 'locations', {
      tenant: world.refs.a.tenant,
      name: 'South Yard',
      slug: 'south-yard',
      timezone: 'Australia/Perth',
      dealership_id: world.refs.a.dealership,
      dealership_slug: 'yard',
      address: { street: '1 Old Street' },
      contact_detail: {},
    })
    await save('editor of A', `/locations/${id}`, { name: 'West Yard', address: { street: '2 New Street' } })
    const [line] = await ofRow('dealer admin of A', 'locations', id)
    expect(line).toMatchObject({ what: 'Updated', via: 'in the admin', title: 'West Yard' })
    expect(line?.href).toBe(`/admin/collections/locations/${id}`)
    expect(line?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Name', from: 'South Yard', to: 'West Yard' },
        { field: 'Address › Street', from: '1 Old Street', to: '2 New Street' },
      ]),
    )
    expect(JSON.stringify(line?.changes)).not.toContain(world.refs.a.tenant)
  })

  it('leaves out what no form shows, and a save that changed nothing else; a day bounds the list', async () => {
    const id = world.ids['stock-targets']?.a ?? ''
    const entry = {
      tenant: world.refs.a.tenant,
      who: 'x',
      via: 'system',
      entity: 'stock-targets',
      doc_id: id,
    }
    const change = (diff: object, what = 'update stock-targets') =>
      plant(world.db, 'audit-log', { ...entry, what, diff })
    const tries = { tries: { from: 4, to: 0 } }
    await change(tries)
    await change({ ...tries, enabled: { from: false, to: true } })
    await change({}, 'new signing secret for stock-targets')
    const shown = async (days: object) => {
      const state = historyState({ kind: 'stock-targets', ...days })
      return (await readHistory(world.db, await userOf('dealer admin of A'), state)).lines
    }
    const lines = (await shown({})).map(({ what, changes }) => [what, changes.map(({ field }) => field)])
    expect(lines).toEqual([
      ['Made a new signing secret', []],
      ['Updated', ['Send it']],
    ])
    expect(await shown({ from: '2000-01-01', to: '2000-01-02' })).toEqual([])
    expect(await shown({ from: '2000-01-01' })).toHaveLength(2)
  })

  it('tells a day as a day', async () => {
    const id = world.ids.offers?.a ?? ''
    await save('editor of A', `/offers/${id}`, { ends_at: '2031-12-24T12:00:00.000Z', _status: 'published' })
    const [line] = await ofRow('dealer admin of A', 'offers', id)
    expect(line?.changes).toContainEqual(
      expect.objectContaining({ field: 'Last day', to: '24 December 2031' }),
    )
  })

  it('leaves out what the server makes of a description', async () => {
    const id = world.ids.offers?.a ?? ''
    await save('editor of A', `/offers/${id}`, { description: '<p>Words</p>', _status: 'published' })
    const [line] = await ofRow('dealer admin of A', 'offers', id)
    const fields = line?.changes.map(({ field }) => field)
    expect(fields).toContain('Description')
    expect(fields?.filter((field) => field.includes('Sanitized'))).toEqual([])
  })

  it('is no business of another dealer, of an editor, or of a seller', async () => {
    const { a } = world.ids.redirects ?? {}
    await save('editor of A', `/redirects/${a}`, { to: '/elsewhere' })
    expect(await ofRow('dealer admin of A', 'redirects', a ?? '')).toHaveLength(1)
    expect(await ofRow('dealer admin of B', 'redirects', a ?? '')).toEqual([])
    for (const who of ['editor of A', 'sales of A1'])
      await expect(ofRow(who, 'redirects', a ?? '')).rejects.toThrow('not allowed')
  })

  it('holds no data of a shopper, and no secret', async () => {
    const id = world.ids.leads?.a ?? ''
    const colleague = await userOf('dealer admin of A')
    await save('dealer admin of A', `/leads/${id}`, { state: 'won', assigned_to: colleague.id })
    const { docs } = await world.db.find({
      collection: 'audit-log',
      where: { and: [{ entity: { equals: 'leads' } }, { doc_id: { equals: id } }] },
      depth: 0,
      overrideAccess: true,
    })
    const lead = await world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
    expect(docs).toMatchObject([{ doc_title: lead.lead_id, diff: { state: { to: 'won' } } }])
    const notified = JSON.stringify(docs)
    for (const value of [lead.name, lead.email, lead.phone]) if (value) expect(notified).not.toContain(value)
    const [line] = await ofRow('dealer admin of A', 'leads', id)
    expect(line?.changes).toContainEqual({ field: 'Assigned to', from: 'Nothing', to: colleague.name })

    const password = 'another horse, another battery'
    await save('dealer admin of A', `/users/${colleague.id}`, {
      password,
      current_password: PASSWORD,
    })
    const all = await world.db.find({ collection: 'audit-log', limit: 0, depth: 0, overrideAccess: true })
    expect(JSON.stringify(all.docs)).not.toContain(password)
    expect(JSON.stringify(all.docs)).not.toContain(PASSWORD)
    const own = all.docs.find(({ doc_id, diff }) => doc_id === colleague.id && diff && 'password' in diff)
    expect(own?.diff).toEqual({ password: { from: '(not kept)', to: '(not kept)' } })
  })
})

describe('the history of a dealer', () => {
  it('is filtered by who, what and way, and says nothing of other dealers', async () => {
    const group = await userOf('group admin of A and C')
    await save('group admin of A and C', `/redirects/${world.ids.redirects?.a}`, { to: '/here' })
    await save('group admin of A and C', `/redirects/${world.ids.redirects?.c}`, { to: '/there' })
    const read = async (who: string, params: object) =>
      (await readHistory(world.db, await userOf(who), historyState({ kind: 'redirects', ...params }))).lines
    const by = { who: group.id }
    expect((await read('group admin of A and C', by)).map(({ kind }) => kind)).toEqual([
      'Redirect',
      'Redirect',
    ])
    expect(await read('dealer admin of A', by)).toMatchObject([{ changes: [{ field: 'To', to: '/here' }] }])
    expect(await read('dealer admin of B', by)).toEqual([])
    expect(await read('dealer admin of A', { ...by, via: 'cli' })).toEqual([])
  })

  it('offers the kinds that the reader’s menu has, by its words', async () => {
    const kinds = async (who: string) => {
      const user = await userOf(who)
      const menu = getVisibleEntities({ req: await createLocalReq({ user }, world.db) })
      return (await readChoices(world.db, user, menu.collections)).kind
    }
    const own = await kinds('dealer admin of A')
    expect(own).toEqual(
      expect.arrayContaining([
        ['cars', 'Cars'],
        ['integrator-keys', 'API keys'],
        ['lead-rules', 'How leads are shared out'],
        ['media', 'Library'],
        ['users', 'Staff'],
      ]),
    )
    for (const inner of ['audit-log', 'key-calls', 'site-figures', 'manufacturers'])
      expect(own.map(([slug]) => slug)).not.toContain(inner)
    expect(await kinds('platform admin')).toContainEqual(['manufacturers', 'Manufacturers'])
  })

  it('a save that changes nothing is no entry', async () => {
    const id = world.ids.reviews?.a ?? ''
    const before = (await ofRow('dealer admin of A', 'reviews', id)).length
    await save('editor of A', `/reviews/${id}`, {})
    expect(await ofRow('dealer admin of A', 'reviews', id)).toHaveLength(before)
  })
})
