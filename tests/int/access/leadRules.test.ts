import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { mayShareLeads, readSharing } from '@/admin/leads/rules/sharing'
import { rest } from './rest'
import { canary, SAMPLES, type Key } from './samples.data'
import { makeWorld, plant, type World, principalIn, staffIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'lead-rules', where: {}, overrideAccess: true })
  for (const key of ['a', 'b', 'c'] as const) await ruleOf(key, `Rule of ${key}`)
})
afterAll(closeDb)

const ruleOf = (key: Key, title: string, more: object = {}) =>
  plant(world.db, 'lead-rules', {
    tenant: world.refs[key].tenant,
    title,
    people: [world.refs[key].user],
    position: 1,
    enabled: true,
    ...more,
  })
const principal = (name: string) => principalIn(world, name)
const userOf = (name: string) => staffIn(world, name)
const shown = async (who: string, key: Key) => {
  const sharing = await readSharing(world.db, await userOf(who), world.refs[key].tenant)
  return sharing?.rules.map(({ title }) => title) ?? null
}

it.each<[string, Key, string[] | null]>([
  ['dealer admin of A', 'a', ['Rule of a']],
  ['dealer admin of A', 'b', ['Rule of a']],
  ['group admin of A and C', 'c', ['Rule of c']],
  ['platform admin', 'b', ['Rule of b']],
  ['staff of no dealer', 'a', null],
])('B3 the screen of %s, asked for dealer %s, has its own rules: %j', async (who, key, rules) => {
  expect(await shown(who, key)).toEqual(rules)
})

it.each<[string, Key, number]>([
  ['dealer admin of A', 'a', 200],
  ['dealer admin of A', 'b', 404],
  ['group admin of A and C', 'c', 200],
  ['group admin of A and C', 'b', 404],
  ['staff of no dealer', 'a', 404],
  ['anonymous', 'a', 404],
])('B3 I1 the makes to tick: %s asks for those of dealer %s and gets %s', async (who, key, status) => {
  const make = `Make of ${key}`
  const id = world.ids.cars?.[key] ?? ''
  await world.db.update({ collection: 'cars', id, data: { make }, overrideAccess: true })
  const answer = await rest('GET', `/stock-makes?tenant=${world.refs[key].tenant}`, principal(who).headers)
  expect(answer.status).toBe(status)
  if (status === 200) expect(JSON.parse(answer.body)).toEqual({ makes: [make] })
  else expect(answer.body).not.toContain(make)
  const words = await rest('GET', `/model-words?tenant=${world.refs[key].tenant}`, principal(who).headers)
  expect(words.status).toBe(status)
  if (status === 200) expect(JSON.parse(words.body).manufacturer).toContain(make)
  else expect(words.body).toBe(answer.body)
})

it('B3 names no colleague of another dealer', async () => {
  const sharing = await readSharing(world.db, await userOf('dealer admin of A'), world.refs.b.tenant)
  expect(sharing?.people.map(({ id }) => id)).not.toContain(world.refs.b.user)
})

it.each([
  ['dealer admin of A', true],
  ['platform admin', true],
  ['sales of A1', false],
  ['editor of A', false],
  ['staff of no dealer', false],
  ['disabled admin of A', false],
])('B3 %s shares out leads: %s', async (who, may) => {
  expect(mayShareLeads(await userOf(who))).toBe(may)
})

const create = (who: string, more: object) =>
  rest('POST', '/lead-rules', principal(who).headers, {
    tenant: world.refs.a.tenant,
    title: 'New',
    people: [principal('sales of A1').userId],
    position: 2,
    ...more,
  })

it.each<[string, string, object, number, string]>([
  ['a whole rule', 'dealer admin of A', {}, 201, 'New'],
  ['a rule of sales staff', 'sales of A1', {}, 403, 'not allowed'],
  ['nobody to give it to', 'dealer admin of A', { people: [] }, 400, 'People'],
  ['a time without minutes', 'dealer admin of A', { from_time: '9' }, 400, 'such as 08:30'],
  [
    'prices the wrong way round',
    'dealer admin of A',
    { price_from: 9, price_to: 8 },
    400,
    'no lead would fit',
  ],
  ['two minutes until it moves on', 'dealer admin of A', { again_after: 2 }, 400, '5'],
])('B3 %s: %s is answered', async (_what, who, more, status, words) => {
  const { response, body } = await create(who, more)
  expect([response.status, body]).toEqual([status, expect.stringContaining(words)])
})

it('B3 refuses people and places of another dealer', async () => {
  const { user, location } = world.refs.b
  for (const more of [{ people: [user] }, { places: [location] }])
    expect((await create('dealer admin of A', more)).response.status).toBe(400)
})

it('B3 names only who can have leads, and keeps whom it names through other changes', async () => {
  const { headers } = principal('dealer admin of A')
  const [seller, editor] = [principal('sales of A1').userId, principal('editor of A').userId ?? '']
  const refused = await create('dealer admin of A', { people: [seller, editor] })
  expect([refused.response.status, refused.body]).toEqual([
    400,
    expect.stringContaining('Only administrators and sales staff of this dealer get leads.'),
  ])

  const id = await ruleOf('a', 'Of a seller who moves', { people: [seller] })
  const change = (body: object) => rest('PATCH', `/lead-rules/${id}`, headers, body)
  const work = (role: 'sales' | 'editor') =>
    world.db.update({ collection: 'users', id: seller ?? '', data: { role }, overrideAccess: true })
  await work('editor')
  expect((await change({ title: 'Of a writer' })).status).toBe(200)
  expect((await change({ people: [seller, editor] })).status).toBe(400)
  await work('sales')
})

it('B3 a rule whose only place is deleted is switched off: it does not take every lead instead', async () => {
  const add = (n: string) => plant(world.db, 'locations', SAMPLES.locations?.(world.refs.a, canary('a'), n))
  const [gone, stays] = [await add('-gone'), await add('-stays')]
  const [only, both] = [
    await ruleOf('a', 'Only there', { places: [gone] }),
    await ruleOf('a', 'There too', { places: [gone, stays] }),
  ]
  const { status } = (await rest('DELETE', `/locations/${gone}`, principal('dealer admin of A').headers))
    .response
  expect(status).toBe(200)
  const read = (id: string) =>
    world.db.findByID({ collection: 'lead-rules', id, depth: 0, overrideAccess: true })
  expect(await read(only)).toMatchObject({ enabled: false, places: [] })
  expect(await read(both)).toMatchObject({ enabled: true, places: [stays] })
})

it.each<[string, string, number, string]>([
  ['2026-12-24', '2026-12-24', 201, 'created'],
  ['2026-12-24', '2026-12-23', 400, 'before the first'],
  ['soon', '2026-12-23', 400, 'Choose a day'],
])('B3 leave from %s to %s is answered with %i', async (first_day, last_day, status, words) => {
  const { status: got, body } = await rest('POST', '/absences', principal('dealer admin of A').headers, {
    tenant: world.refs.a.tenant,
    person: world.refs.a.user,
    first_day,
    last_day,
  })
  expect([got, body]).toEqual([status, expect.stringContaining(words)])
})
