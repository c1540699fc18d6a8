/** The operator's commands about dealers and their people, carried out by the running server. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { mailsIn } from '../../helpers/mailsIn'
import { canary } from '../access/samples.data'
import { makeWorld, type World } from '../access/world'

let world: World
let run: (operation: object) => Promise<{ ok: boolean; lines: string[] }>
beforeAll(async () => {
  world = await makeWorld()
  const { operationSchema } = await import('@/cli/server/operationSchema')
  const { runOperation } = await import('@/cli/server/operations')
  run = (operation) => runOperation(operationSchema.parse(operation))
})
afterAll(closeDb)

const slug = `site${canary('b').toLowerCase()}`
const slugs = async () =>
  (await world.db.find({ collection: 'tenants', pagination: false, overrideAccess: true })).docs.map(
    (row) => row.slug,
  )

it('a live dealer is not removed, and the refusal says the command that comes first', async () => {
  const { ok, lines } = await run({ op: 'tenants.remove', slug, name: canary('b') })
  expect([ok, lines.join('\n')]).toEqual([false, expect.stringContaining(`tenants suspend ${slug}`)])
  expect(await slugs()).toContain(slug)
})

it('I6 a key is made for dealerships of that dealer alone: others are named in the refusal, and no key is made', async () => {
  const keys = async () =>
    (await world.db.count({ collection: 'integrator-keys', overrideAccess: true })).totalDocs
  const before = await keys()
  const make = (dealerships: string[]) =>
    run({ op: 'keys.create', tenant: slug, scopes: ['stock:write'], dealerships })
  const { docs } = await world.db.find({
    ...{ collection: 'dealerships', overrideAccess: true },
    where: { tenant: { equals: world.refs.b.tenant } },
  })
  const own = docs.map((row) => row.slug)
  const refused = await make([...own, 'not-there'])
  expect([refused.ok, refused.lines[0]]).toEqual([
    false,
    expect.stringContaining(`has no dealership not-there. It has: ${own.join(', ')}.`),
  ])
  expect(await keys()).toBe(before)
  expect((await make(own)).ok).toBe(true)
  expect(await keys()).toBe(before + 1)
})

it('suspends, takes up again, and says each that cannot be', async () => {
  expect((await run({ op: 'tenants.stand', slug, to: 'suspended' })).ok).toBe(true)
  expect(await run({ op: 'tenants.stand', slug, to: 'suspended' })).toMatchObject({
    ok: false,
    lines: [expect.stringContaining('suspended already')],
  })
  expect((await run({ op: 'tenants.stand', slug, to: 'active' })).lines[0]).toContain('live again')
  expect((await run({ op: 'tenants.stand', slug: 'nobody', to: 'active' })).lines[0]).toContain(
    'There is no dealer nobody. There are:',
  )
  expect((await run({ op: 'tenants.stand', slug, to: 'suspended' })).ok).toBe(true)
})

it('says first what goes, takes no other name, and then removes it, once', async () => {
  const notified = await run({ op: 'tenants.remove', slug })
  expect([notified.ok, notified.lines.join('\n')]).toEqual([true, expect.stringContaining('1 car')])
  expect((await run({ op: 'tenants.remove', slug, name: 'other' })).ok).toBe(false)
  expect(await slugs()).toContain(slug)
  const removed = await run({ op: 'tenants.remove', slug, name: canary('b') })
  expect([removed.ok, removed.lines[0]]).toEqual([true, expect.stringContaining('private/removed/')])
  expect((await run({ op: 'tenants.remove', slug, name: canary('b') })).lines[0]).toContain(
    'There is no dealer',
  )
  expect(await slugs()).not.toContain(slug)
})

it('I1 lets in who lost the second step: it is off, they are signed out and told, and the history has it', async () => {
  const email = 'editor-of-A@staff.example'.toLowerCase()
  const id = world.principals.find(({ name }) => name === 'editor of A')?.userId ?? ''
  const nothing = await run({ op: 'staff.resetSecondFactor', email })
  expect([nothing.ok, nothing.lines[0]]).toEqual([false, expect.stringContaining('has no second step')])
  await world.db.create({
    collection: 'second-factors',
    data: { user_id: id, key: 'sealed', last_step: 1, since: 1 },
    overrideAccess: true,
  })
  const sessions = async () =>
    (
      await world.db.count({
        collection: 'staff-sessions',
        where: { user_id: { equals: id } },
        overrideAccess: true,
      })
    ).totalDocs
  expect(await sessions()).toBeGreaterThan(0)
  expect((await run({ op: 'staff.resetSecondFactor', email: ` ${email.toUpperCase()} ` })).ok).toBe(true)
  const { totalDocs: left } = await world.db.count({
    ...{ collection: 'second-factors', where: { user_id: { equals: id } }, overrideAccess: true },
  })
  expect([left, await sessions()]).toEqual([0, 0])
  expect(mailsIn(email).join('\n')).toContain('took your second step off')
  const { docs } = await world.db.find({
    ...{ collection: 'audit-log', where: { doc_id: { equals: id } }, sort: '-createdAt', depth: 0 },
    overrideAccess: true,
  })
  expect(docs[0]).toMatchObject({ who: 'operator', via: 'cli', tenant: world.refs.a.tenant })
  expect((await run({ op: 'staff.resetSecondFactor', email: 'nobody@x.example' })).lines[0]).toContain(
    'Nobody signs in with',
  )
})
