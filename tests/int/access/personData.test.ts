// product: Q9
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb } from '../../helpers/db'
import { ALONE, LEADS, OF_LEADS } from '@/core/person/personTables'
import { rest } from './rest'
import { canary, SAMPLES } from './samples.data'
import { makeWorld, plant, type World, principalIn } from './world'

const ANA = { name: 'Ana Quist', email: 'ana@quist.example', phone: '+61412777888' }
const ANA_KEYS = { person_email: ANA.email, person_phone: ANA.phone }
const ALL = [LEADS, ...OF_LEADS, ...ALONE]
const REPORTED = 'The gearbox of Ana'
const PLACE = { name: 'Yard', address: '', phone: '', email: 'yard@dealer.example', zone: 'Australia/Perth' }
const OWED_MAIL = { kind: 'link', key: 'k', at: 1, state: 'sent', attempts: 1, next_at: 1 }
let world: World
let photos: string[] = []

/** One person at two dealers, in every collection that holds people. */
async function seed(at: 'a' | 'b') {
  const { db, refs } = world
  const add = (slug: string, data: object, n = 'q') =>
    plant(db, slug, { ...SAMPLES[slug]?.(refs[at], canary(at), n), ...data })
  const account = await add('shoppers', { ...ANA })
  const own = { shopper_id: account }
  const lead = await add('leads', {
    ...{ ...ANA, ...ANA_KEYS, ...own, lead_id: 'LQ', state: 'won', category: 'enquiry', message: REPORTED },
    ...{
      fields: { name: ANA.name },
      facts: { words: REPORTED },
      user_agent: REPORTED,
      source: 'organic',
      notes: REPORTED,
      consent: { page: REPORTED },
    },
  })
  // As the history told of a change before it left out what shoppers wrote.
  const of = {
    tenant: refs[at].tenant,
    entity: 'leads',
    doc_id: lead,
    doc_title: REPORTED,
    diff: { a: REPORTED },
  }
  await add('audit-log', of)
  await add('leads', { name: 'Somebody', email: 'else@shopper.example', phone: null, lead_id: 'LE' }, 'e')
  const { privateStorage } = await import('@/integrations/storage')
  const key = `${refs[at].tenant}/ana.webp`
  await privateStorage().put(key, Buffer.from('x'), 'image/webp')
  photos = [...photos, key]
  await add('valuations', { lead_id: 'LQ', rego: 'ANA123', photos: [{ key, name: 'x', bytes: 1 }] })
  const start = '2026-01-05T00:00:00.000Z'
  await add('bookings', { ...ANA, phone: '0412 777 888', lead_id: 'LQ', message: REPORTED, start })
  await add('reservations', { ...ANA, ...own, hold_open: at === 'a', deal_id: 'D1without', place: PLACE })
  await add('prize-draws', { ...ANA, ...own })
  const { phone: _, ...mailed } = ANA
  await add('payments', mailed)
  await add('waiting-shoppers', mailed)
  await add('saved-searches', { ...mailed, ...own })
  await add('watchlist', { ...own, phone_number: ANA.phone })
  await add('deals', own)
  await add('deals', {}, 'without')
  await add('deals', { answers: { details: { ...ANA, phone: '(0412) 777-888' } } }, 'typed')
  await add('deals', { answers: {}, mails: [{ ...OWED_MAIL, to: ANA.email }] }, 'mailed')
  await add('shopper-logins', { ...own, login: ANA.email })
  await add('sign-in-codes', { login: ANA.email })
}

beforeAll(async () => {
  world = await makeWorld()
  await seed('a')
  await seed('b')
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const ask = async (who: string, body: object, at: 'a' | 'b' = 'a') => {
  const person = { tenant: world.refs[at].tenant, email: '', phone: '' }
  const answer = await rest('POST', '/person-data', headersOf(who), { ...person, ...body })
  return { status: answer.status, body: answer.body }
}
const rowsOf = async (slug: string, at: 'a' | 'b') => {
  const { table } = await import('@/db/table')
  return (await table(slug)).find([['tenant', '=', world.refs[at].tenant]])
}
const everything = async (at: 'a' | 'b') =>
  JSON.stringify(await Promise.all(ALL.map(({ slug }) => rowsOf(slug, at))))
const counts = z.object({ counts: z.array(z.string()) })
const found = async (body: object, at: 'a' | 'b' = 'a') => {
  const who = at === 'a' ? 'dealer admin of A' : 'platform admin'
  return counts.parse(JSON.parse((await ask(who, { act: 'find', ...body }, at)).body)).counts
}

describe('the data of a person', () => {
  it('is found by address or number, however it is written, at this dealer alone', async () => {
    const all = await found({ email: ' ANA@quist.example' })
    expect(all).toHaveLength(ALL.length)
    expect(all).toContain('1 lead')
    for (const phone of ['0412 777 888', '+61412777888', '0412777888'])
      expect(await found({ phone }), phone).toEqual(
        expect.arrayContaining(['1 lead', '2 deals begun online']),
      )
    expect(all).toContain('4 deals begun online')
    expect(await found({ email: 'nobody@quist.example' })).toEqual([])
  })

  it.each([
    ['anonymous', 404],
    ['shopper of A', 404],
    ['editor of A', 404],
    ['sales of A1', 404],
    ['staff of no dealer', 404],
    ['key of A to read', 404],
  ])('is no business of %s', async (who, status) => {
    for (const act of ['find', 'export', 'erase'])
      expect((await ask(who, { act, email: ANA.email })).status).toBe(status)
  })

  it('is no business of the administrator of another dealer', async () => {
    for (const act of ['find', 'export', 'erase'])
      expect((await ask('dealer admin of A', { act, email: ANA.email }, 'b')).status).toBe(404)
  })

  it.each([
    [{ act: 'find' }, 'Enter an email address or a phone number.'],
    [{ act: 'find', email: 'ana' }, 'Enter an email address like'],
    [{ act: 'find', phone: '0412' }, 'Enter the whole phone number.'],
    [{ act: 'find', email: undefined, phone: undefined }, 'Enter an email address or a phone number.'],
    [{ act: 'find', email: 7 }, 'Enter an email address like'],
    [{ act: 'find', email: `${'a'.repeat(200)}@quist.example` }, 'Enter an email address like'],
    [{ act: 'find', phone: null }, 'Enter the whole phone number.'],
    [{ act: 'look', email: ANA.email }, 'find, export or erase'],
    [{ email: ANA.email }, 'find, export or erase'],
    [{ act: 'find', email: ANA.email, tenant: undefined }, 'Say at which dealer'],
    [{ act: 'find', email: ANA.email, where: 1 }, 'and nothing else'],
  ])('%j is refused in words', async (body, words) => {
    const answer = await ask('dealer admin of A', body)
    expect([answer.status, answer.body]).toEqual([422, expect.stringContaining(words)])
  })

  it('is exported as it was given, without secrets and without notes of staff', async () => {
    const { status, body } = await ask('dealer admin of A', { act: 'export', email: ANA.email })
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      leads: [{ name: ANA.name, message: REPORTED, lead_id: 'LQ' }],
      shoppers: [{ phone: ANA.phone }],
      'saved-searches': [{ search: 'make=Toyota' }],
      // Bookings, as the file has always called them.
      appointments: [{ name: ANA.name, message: REPORTED }],
    })
    expect(body).not.toMatch(/SECRET|hash|notes|else@shopper|CANARYB/)
  })

  it('is not erased while a car is on hold, and then in every collection, of this dealer alone', async () => {
    const before = await everything('b')
    const [leads] = [await rowsOf('leads', 'a')]
    const held = await ask('dealer admin of A', { act: 'erase', email: ANA.email })
    expect([held.status, held.body]).toEqual([409, expect.stringContaining('has a car on hold')])
    expect(await rowsOf('leads', 'a')).toEqual(leads)
    const { table } = await import('@/db/table')
    await (await table('reservations')).update([['tenant', '=', world.refs.a.tenant]], { hold_open: false })

    expect((await ask('dealer admin of A', { act: 'erase', email: ANA.email })).status).toBe(200)
    expect((await rowsOf('deals', 'a')).map(({ deal_id }) => deal_id)).toEqual(['D1'])
    const left = await everything('a')
    for (const value of [...Object.values(ANA), REPORTED, 'ANA123', '0412 777 888', '(0412) 777-888'])
      expect(left).not.toContain(value)
    expect(await found({ email: ANA.email, phone: ANA.phone })).toEqual([])
    const { privateStorage } = await import('@/integrations/storage')
    const has = await Promise.all(photos.map((key) => privateStorage().has(key)))
    expect(has).toEqual([false, true])
    expect(await everything('b')).toBe(before)
    expect(await found({ email: ANA.email }, 'b')).toHaveLength(ALL.length)
    expect((await ask('dealer admin of A', { act: 'erase', email: ANA.email })).status).toBe(404)
  })

  it('ends the work on a lead whose person nobody can reach any more', async () => {
    const email = 'open@shopper.example'
    const lead = { email, person_email: email, lead_id: 'LN', state: 'new' }
    await plant(world.db, 'leads', { ...SAMPLES.leads?.(world.refs.a, canary('a'), 'ln'), ...lead })
    expect((await ask('dealer admin of A', { act: 'erase', email })).status).toBe(200)
    const ended = (await rowsOf('leads', 'a')).find(({ lead_id }) => lead_id === 'LN')
    expect(ended).toMatchObject({ name: 'Erased', state: 'lost' })
  })

  it.each([
    ['reservations', { state: 'cancelled', money: 'refund_due', due_at: 5 }, 'A refund to this person'],
    ['payments', { state: 'refund_due', due_at: 5 }, 'A refund to this person'],
    ['bookings', { start: '2126-12-01T00:00:00.000Z' }, 'This person has a booking ahead'],
  ])('%s with %j are not erased: what is owed would be lost', async (slug, data, words) => {
    const email = `owed-${slug}@shopper.example`
    const sample = SAMPLES[slug]?.(world.refs.a, canary('a'), `owed${slug}`)
    const id = await plant(world.db, slug, { ...sample, ...data, email })
    const refused = await ask('dealer admin of A', { act: 'erase', email })
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining(words)])
    const row = (await rowsOf(slug, 'a')).find((one) => one.id === id)
    expect(row).toMatchObject({ ...data, email })
  })

  it('leaves a reservation that can be read: a late payment of it goes back', async () => {
    const { readReservation } = await import('@/features/reservations/row')
    const rows = await rowsOf('reservations', 'a')
    expect(rows.map(readReservation).map(({ name }) => name)).toContain('Erased')
    // Rows that were erased before had lost it.
    const [row] = rows
    expect(readReservation({ ...row, place: null })).toMatchObject({ place: { email: '' } })
  })

  it('leaves leads and bookings to the figures, and others as they were', async () => {
    const leads = await rowsOf('leads', 'a')
    const erased = leads.find(({ lead_id }) => lead_id === 'LQ')
    expect(erased).toMatchObject({ name: 'Erased', state: 'won', category: 'enquiry', source: 'organic' })
    expect(leads.find(({ lead_id }) => lead_id === 'LE')).toMatchObject({ name: 'Somebody' })
    expect((await rowsOf('bookings', 'a')).map(({ name }) => name)).toContain('Erased')
    const admin = headersOf('dealer admin of A')
    expect((await rest('GET', `/leads/${erased?.id}`, admin)).status).toBe(200)
    expect((await rest('PATCH', `/leads/${erased?.id}`, admin, { state: 'lost' })).status).toBe(200)
  })

  it('is nowhere in the history, which says that it was done', async () => {
    const { docs } = await world.db.find({
      collection: 'audit-log',
      limit: 0,
      depth: 0,
      overrideAccess: true,
    })
    const log = JSON.stringify(docs.filter(({ tenant }) => tenant !== world.refs.b.tenant))
    expect(JSON.stringify(docs)).toContain(REPORTED)
    for (const value of [...Object.values(ANA), REPORTED]) expect(log).not.toContain(value)
    const done = docs.filter(({ what }) => what.includes('data of a person'))
    expect(done.map(({ what, tenant }) => [what, tenant])).toEqual(
      expect.arrayContaining([
        ['exported the data of a person: tenants', world.refs.a.tenant],
        ['erased the data of a person: tenants', world.refs.a.tenant],
      ]),
    )
    expect(done[0]?.doc_title).toContain('1 lead')
  })
})
