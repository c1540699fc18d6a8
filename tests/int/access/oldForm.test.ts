/** Two people, or one in two windows, have the form of one row open. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordOf } from '@/access/ids'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, principalIn, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string) => principalIn(world, name).headers
const ADMIN = 'dealer admin of A'
const at = (slug: string) => `/${slug}/${world.ids[slug]?.a}?depth=0`
const open = async (slug: string, who = ADMIN) =>
  recordOf(JSON.parse((await rest('GET', at(slug), headersOf(who))).body))
/** As the form does: all fields as they were loaded, and what was typed. */
const save = (slug: string, loaded: Record<string, unknown>, typed: object, who = ADMIN) =>
  rest('PATCH', at(slug), headersOf(who), { ...loaded, ...typed })

it.each([
  ['opening-hours', 'department', 'service', 'parts'],
  ['locations', 'name', 'Their name', 'My name'],
  ['team-members', 'name', 'Their name', 'My name'],
  ['reply-templates', 'title', 'Their title', 'My title'],
])(
  '%s: the save of a form that is older than the row is refused, and nothing is lost',
  async (slug, field, theirs, mine) => {
    const [first, second] = [await open(slug), await open(slug)]
    const saved = await save(slug, first, { [field]: theirs })
    expect([saved.status, saved.body]).toEqual([200, expect.anything()])
    const refused = await save(slug, second, { [field]: mine })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatch(
      /was changed to “.+” by you in another window at \d+:\d\d [ap]m\. Nothing was saved/,
    )
    expect((await open(slug))[field]).toBe(theirs)
    expect((await save(slug, await open(slug), { [field]: mine })).status).toBe(200)
    expect((await open(slug))[field]).toBe(mine)
  },
)

it.each([
  ['opening-hours', 'department', 'service', 'parts'],
  ['locations', 'name', 'Of one moment', 'Of the same moment'],
  ['team-members', 'name', 'Of one moment', 'Of the same moment'],
  ['reply-templates', 'title', 'Of one moment', 'Of the same moment'],
  ['lead-rules', 'title', 'Of one moment', 'Of the same moment'],
  ['merchandising-rules', 'title', 'Of one moment', 'Of the same moment'],
])(
  '%s: of two forms saved at the same moment one holds, and the other is refused',
  async (slug, field, ...typed) => {
    const loaded = await open(slug)
    const saves = await Promise.all(typed.map((value) => save(slug, loaded, { [field]: value })))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
    const stored = typed[saves.findIndex(({ status }) => status === 200)]
    expect((await open(slug))[field]).toBe(stored)
    expect(saves.find(({ status }) => status === 409)?.body).toContain('by you in another window')
  },
)

it('a car: two facts that two people set at the same moment are both theirs', async () => {
  const one = (fact: string, value: string) =>
    rest('PATCH', at('cars'), headersOf(ADMIN), { [fact]: value, touched: [fact] })
  const saves = await Promise.all([one('badge', 'Of Anna'), one('series', 'Of Ben')])
  expect(saves.map(({ status, body }) => [status, status === 200 ? '' : body])).toEqual([
    [200, ''],
    [200, ''],
  ])
  const car = await open('cars')
  expect(car).toMatchObject({ badge: 'Of Anna', series: 'Of Ben' })
  expect(car.overrides).toMatchObject({ badge: 'Of Anna', series: 'Of Ben' })
})

const EDITOR = 'editor of A'
const draftOf = async (slug: string) =>
  recordOf(JSON.parse((await rest('GET', `${at(slug)}&draft=true`, headersOf(ADMIN))).body))
type Way = 'publish' | 'draft' | 'pause'
/** As the form's buttons do, and the form by itself at a pause in typing. */
const saveAs = (way: Way, slug: string, loaded: object, typed: object, who = ADMIN) => {
  const query = { publish: '', draft: '&draft=true', pause: '&draft=true&autosave=true' }[way]
  const _status = way === 'publish' ? 'published' : 'draft'
  return rest('PATCH', at(slug) + query, headersOf(who), { ...loaded, ...typed, _status })
}
const leave = (slug: string, who: string) => rest('POST', `${at(slug).split('?')[0]}/leave`, headersOf(who))

describe.each([
  ['pages', 'title', 'Title'],
  ['posts', 'title', 'Title'],
  ['offers', 'name', 'Name'],
] as const)('%s, which have drafts', (slug, field, label) => {
  const ways: Way[] = slug === 'pages' ? ['publish', 'draft', 'pause'] : ['publish', 'draft']
  it.each(ways)(
    '%s of an old form is refused with the other’s fields named, and nothing is lost',
    async (way) => {
      for (const theirs of ways) {
        const [first, second] = [await draftOf(slug), await draftOf(slug)]
        const saved = await saveAs(theirs, slug, first, { [field]: `Theirs ${way} ${theirs}` }, EDITOR)
        expect([saved.status, saved.body]).toEqual([200, expect.anything()])
        await leave(slug, EDITOR)
        const refused = await saveAs(way, slug, second, { [field]: 'Mine' })
        expect([theirs, refused.status, refused.body]).toEqual([
          ...[theirs, 409],
          expect.stringContaining(`${label} was changed to “Theirs ${way} ${theirs}” by `),
        ])
        expect((await draftOf(slug))[field]).toBe(`Theirs ${way} ${theirs}`)
        const again = await saveAs(way, slug, await draftOf(slug), { [field]: 'Mine' })
        expect([again.status, (await draftOf(slug))[field]]).toEqual([200, 'Mine'])
        await leave(slug, ADMIN)
      }
    },
  )

  it('one form is saved again and again, with what each answer has', async () => {
    let loaded = await draftOf(slug)
    for (const way of [...ways, ...ways, ...ways.toReversed()]) {
      const { status, body } = await saveAs(way, slug, loaded, { [field]: `Once more, ${way}` })
      expect([way, status]).toEqual([way, 200])
      loaded = recordOf(recordOf(JSON.parse(body)).doc)
    }
    await leave(slug, ADMIN)
  })

  it('a version of what is public that says another moment than the row is no save of somebody else', async () => {
    const { getDb } = await import('@/db/payload')
    const { db } = await getDb()
    const published = await saveAs('publish', slug, await draftOf(slug), { [field]: 'Public' })
    expect(published.status).toBe(200)
    await leave(slug, ADMIN)
    const loaded = await open(slug)
    const updatedAt = new Date(Date.parse(String(loaded.updatedAt)) + 1).toISOString()
    await db.updateOne({ collection: slug, id: String(loaded.id), data: { ...loaded, updatedAt } })
    expect((await open(slug)).updatedAt).toBe(updatedAt)
    expect((await saveAs('publish', slug, await open(slug), { [field]: 'Mine' })).status).toBe(200)
    await leave(slug, ADMIN)
  })

  it('the same person’s other window is held to it too; an outsider learns nothing', async () => {
    const [first, second] = [await draftOf(slug), await draftOf(slug)]
    expect((await saveAs('draft', slug, first, { [field]: 'Of one window' })).status).toBe(200)
    const refused = await saveAs('draft', slug, second, { [field]: 'Of the other' })
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('by you in another window')])
    expect((await saveAs('draft', slug, second, { [field]: 'Of B' }, 'staff of no dealer')).status).toBe(403)
  })
})

it('a page: what the form saves by itself may cross with its button', async () => {
  for (const [one, other] of [
    ['pause', 'publish'],
    ['publish', 'pause'],
    ['pause', 'draft'],
  ] as const) {
    const loaded = await draftOf('pages')
    expect((await saveAs(one, 'pages', loaded, { title: `First ${one}` })).status).toBe(200)
    expect((await saveAs(other, 'pages', loaded, { title: `Then ${other}` })).status).toBe(200)
    expect((await draftOf('pages')).title).toBe(`Then ${other}`)
  }
  await leave('pages', ADMIN)
})

it('a form can be saved again and again with what each answer has', async () => {
  let loaded = await open('locations')
  for (const name of ['One', 'Two', 'Three']) {
    const { status, body } = await save('locations', loaded, { name })
    expect(status).toBe(200)
    loaded = recordOf(recordOf(JSON.parse(body)).doc)
  }
})

it('names somebody else as such; who sends no moment is not held to it; an outsider learns nothing', async () => {
  const old = await open('locations')
  expect((await save('locations', old, { name: 'By the platform' }, 'platform admin')).status).toBe(200)
  const refused = await save('locations', old, { name: 'Mine' })
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.stringMatching(/Name was changed to “By the platform” by (?!you).+ at \d+:\d\d [ap]m/),
  ])
  expect((await save('locations', old, { name: 'Theirs' }, 'staff of no dealer')).status).toBe(403)
  expect((await rest('PATCH', at('locations'), headersOf(ADMIN), { name: 'By script' })).status).toBe(200)
})

it('a lead: what a person saved meanwhile is not written over, what a job wrote refuses nobody', async () => {
  const [first, second] = [await open('leads'), await open('leads')]
  const id = String(first.id)
  const { table } = await import('@/db/table')
  await (await table('leads')).update([['id', '=', id]], { again_at: 5 })
  expect((await open('leads')).updatedAt).not.toBe(first.updatedAt)
  // A line of the history within two seconds may be that of the save that the form loaded.
  await setTimeout(Math.max(0, Date.parse(String(first.updatedAt)) + 2100 - Date.now()))
  const saved = await save('leads', first, { notes: 'Called, calls back' }, 'platform admin')
  expect([saved.status, saved.body]).toEqual([200, expect.anything()])
  expect((await save('leads', second, { notes: 'Mine' })).status).toBe(409)
  expect((await open('leads')).notes).toBe('Called, calls back')
})
