/** What a site says about its forms, with two dealers of which one counts its calls. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAlertWorld, somebody, type AlertDealer, type AlertWorld } from '../saved-searches/alertWorld'

let world: AlertWorld
let north: AlertDealer
let south: AlertDealer
const slugs = new Map<AlertDealer, string>()

beforeAll(async () => {
  world = await openAlertWorld()
  const forms = { captcha: false }
  const phones = { used: '(08) 5550 0199' }
  north = await world.dealer('north', { forms, features: { makeOffer: true, photoRequest: false } })
  south = await world.dealer('south', { forms, phones, features: { revealPhone: true } })
  for (const [dealer, stocknum] of [
    [north, 'NORTH1'],
    [south, 'SOUTH1'],
  ] as const) {
    await dealer.push(stocknum)
    const [car] = await (await world.table('cars')).find([['dealership_id', '=', dealer.dealership]])
    slugs.set(dealer, String(car?.slug))
  }
  await world.settle()
})
afterAll(() => world.close())

const from = (host: string, path: string, init: RequestInit = {}) =>
  new Request(`http://x${path}`, { ...init, headers: { 'x-forecourt-site': host, ...init.headers } })

async function formOf(at: AlertDealer, of: AlertDealer, form: string) {
  const { GET } = await import('@/app/api/cars/[slug]/form/route')
  const slug = slugs.get(of) ?? ''
  const response = await GET(from(at.host, `/api/cars/${slug}/form?form=${form}`), {
    params: Promise.resolve({ slug }),
  })
  return { status: response.status, body: await response.json() }
}

it('V8 T2 hands out the form of a car to the site that shows it, and no form that is switched off', async () => {
  const offer = await formOf(north, north, 'offer')
  expect([offer.status, offer.body.view.form, offer.body.car.title]).toEqual([
    200,
    'offer',
    '2021 Toyota HiLux',
  ])
  expect(offer.body.view.hidden).toContainEqual(['stock_number', 'NORTH1'])
  expect((await formOf(north, north, 'photos')).body.view.form).toBe('enquiry')
  expect((await formOf(south, south, 'offer')).body.view.form).toBe('enquiry')
  expect((await formOf(south, north, 'offer')).status).toBe(404)
})

it('N7 tells on its own site what a reference stands for, and nothing of the person', async () => {
  const { POST } = await import('@/app/api/leads/route')
  const body = { form: 'general', name: 'Ann Lee', email: somebody(), message: 'Hello', category: 'Feedback' }
  const answer = await POST(
    from(north.host, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, terms_conditions: true }),
    }),
  )
  const { lead_id } = await answer.json()
  const { getSite } = await import('@/core/dealer/read/sites')
  const { sentLead } = await import('@/features/leads/sentLead')
  const notified = async (at: AlertDealer) => {
    const site = await getSite(at.host)
    return site && sentLead(site, String(lead_id), new Date())
  }
  const told = await notified(north)
  expect(told).toMatchObject({ form: 'general', car: null })
  expect(JSON.stringify(told)).not.toMatch(/Ann|Hello|@/)
  expect(await notified(south)).toBeNull()
})

it('N4 a quote of accessories has the prices of the dealer that is asked, and nothing of another dealer’s list', async () => {
  const { POST } = await import('@/app/api/leads/route')
  const { getDb } = await import('@/db/payload')
  const db = await getDb()
  for (const [dealer, accessories] of [
    [north, ['Tow bar | $1,290 fitted', 'Boot liner | $235']],
    [south, ['Tow bar | $990 fitted', 'Snorkel | $890']],
  ] as const)
    await db.create({
      collection: 'models',
      data: {
        ...{ tenant: dealer.tenant, name: 'HiLux', slug: 'hilux', status: 'current' },
        ...{ manufacturer_body: 'Utes', accessories: [...accessories], accessories_count: 2 },
      },
    })
  const ask = (dealer: AlertDealer, plain: boolean, chosen: readonly string[]) => {
    const lead = {
      ...{ form: 'general', subcategory: 'Accessories', category: 'Parts Enquiry', 'Vehicle Model': 'HiLux' },
      ...{ name: 'Ann Lee', email: somebody(), message: 'What would this cost?' },
    }
    const type = plain ? 'application/x-www-form-urlencoded' : 'application/json'
    const ticked = chosen.map((name) => ['additional_services', name])
    const pairs = [...Object.entries(lead), ['terms_conditions', 'on'], ...ticked]
    const body = plain
      ? new URLSearchParams(pairs).toString()
      : JSON.stringify({ ...lead, terms_conditions: true, additional_services: chosen })
    return POST(from(dealer.host, '/api/leads', { method: 'POST', headers: { 'content-type': type }, body }))
  }
  const storedOf = async (dealer: AlertDealer) =>
    (
      await db.find({ collection: 'leads', where: { tenant: { equals: dealer.tenant } }, limit: 0 })
    ).docs.flatMap((lead) => (lead.subcategory === 'Accessories' ? [JSON.stringify(lead)] : []))
  expect((await ask(north, false, ['Tow bar', 'Boot liner'])).status).toBe(201)
  expect((await ask(south, true, ['Tow bar', 'Snorkel'])).status).toBe(303)
  expect((await ask(north, false, ['Snorkel'])).status).toBe(422)
  expect((await ask(south, false, ['Boot liner'])).status).toBe(422)
  const [ofNorth, ofSouth] = [await storedOf(north), await storedOf(south)]
  expect([ofNorth.length, ofSouth.length]).toEqual([1, 1])
  expect(ofNorth[0]).toContain('Together $1,525')
  expect(ofSouth[0]).toContain('Together $1,880')
  expect(ofSouth[0]).toContain('Tow bar, $990 fitted')
})

it('L7 tells a number that is counted by the call for it alone', async () => {
  const { POST } = await import('@/app/api/cars/[slug]/phone/route')
  const { GET } = await import('@/app/api/cars/[slug]/route')
  const params = Promise.resolve({ slug: slugs.get(south) ?? '' })
  const car = await (await GET(from(south.host, '/api/cars/x'), { params })).text()
  expect(car).toContain('HiLux')
  expect(car).not.toContain('5550')
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const requested = await POST(from(south.host, '/api/cars/x/phone', init), { params })
  expect(await requested.json()).toEqual({ phone: '(08) 5550 0199' })
  const ask = async (address: string) => {
    const headers = { ...init.headers, 'x-forecourt-ip': address }
    return (await POST(from(south.host, '/api/cars/x/phone', { ...init, headers }), { params })).status
  }
  const script = []
  for (let n = 0; n < 62; n++) script.push(await ask('198.51.100.9'))
  expect(script).toEqual([...Array(60).fill(200), 429, 429])
  expect(await ask('198.51.100.10')).toBe(200)
})

it('L7 a location of a dealer that counts its calls has its number by the call alone, and on its own site alone', async () => {
  const { POST } = await import('@/app/api/locations/[slug]/phone/route')
  const { getDb } = await import('@/db/payload')
  const { getSite } = await import('@/core/dealer/read/sites')
  const { getLocation } = await import('@/core/place/read/locations')
  await (
    await getDb()
  ).create({
    collection: 'locations',
    data: {
      tenant: south.tenant,
      dealership_id: south.dealership,
      dealership_slug: 'south-yard',
      name: 'The yard',
      slug: 'the-yard',
      timezone: 'Australia/Perth',
      address: { street: '1 Old Road', city: 'Bassendean', state: 'WA', postcode: '6054' },
      contact_detail: { phone: '(08) 5550 0173' },
    },
    draft: true,
    overrideAccess: true,
  })
  const site = await getSite(south.host)
  const shown = site && (await getLocation(site, 'the-yard'))
  expect(shown?.contact_detail.masked_phone).toBe('(08) 55…')
  expect(JSON.stringify(shown)).not.toContain('5550')
  const ask = async ({ host }: AlertDealer, slug: string) => {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    const request = from(host, `/api/locations/${slug}/phone`, init)
    return (await POST(request, { params: Promise.resolve({ slug }) })).json()
  }
  expect(await ask(south, 'the-yard')).toEqual({ phone: '(08) 5550 0173' })
  expect(await ask(north, 'the-yard')).toEqual({ error: 'Not found' })
  expect(await ask(south, 'no-such')).toEqual({ error: 'Not found' })
})

it('T2 takes no lead of a form that is switched off, and says what to do instead', async () => {
  const { POST } = await import('@/app/api/leads/route')
  const send = async (at: AlertDealer, form: string) => {
    const car_id = slugs.get(at)
    const [car] = await (await world.table('cars')).find([['slug', '=', car_id ?? '']])
    const body = {
      form,
      car_id: car?.id,
      name: 'Ann Lee',
      email: somebody(),
      offer_from_client: '20000',
      message: 'Hi',
    }
    const answer = await POST(
      from(at.host, '/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, terms_conditions: true }),
      }),
    )
    return { status: answer.status, body: await answer.json() }
  }
  expect((await send(north, 'offer')).status).toBe(201)
  expect(await send(south, 'offer')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'form', message: expect.stringContaining('general enquiry') }] },
  })
  expect((await send(north, 'photos')).status).toBe(422)
})
