/** The lead that the API's document shows is what a lead becomes that says the same. */
import { expect, it } from 'vitest'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { leadNames } from '@/core/person/leadField'
import { caller } from '../../helpers/api'
import type { AlertDealer, AlertWorld } from '../saved-searches/alertWorld'

interface Input {
  world: AlertWorld
  open: AlertDealer
  post(body: object): Promise<{ status: number; text: string; answer: { lead_id?: string } }>
}

/** Of each run, or of its dealer. */
const OWN = ['lead_id', 'cluster_id', 'created_at', 'car_id', 'dealership_slug', 'location']

export function exampleTests(input: () => Input): void {
  it('G9 the lead of the document’s example is what is answered, value by value', async () => {
    const { world, open, post } = input()
    const { answersByCall } = await import('@/integrator-api/openapiAnswers')
    const { cars } = await import('@/integrator-api/openapiCommon')
    const { createKey } = await import('@/features/keys/keyRows')
    const shown = JSON.parse(JSON.stringify(answersByCall().listLeads?.[200])).items[0]
    const [first] = cars
    if (!first) throw new Error('the document has no example of a car')
    const { stocknum, ...car } = first
    await open.push(stocknum, car)
    await world.settle()
    const [row] = await (
      await world.table('cars')
    ).find([
      ['tenant', '=', open.tenant],
      ['stocknum', '=', stocknum],
    ])
    const sent = leadNames(LEAD_FIELDS, ({ sent: how, api }) => how !== null && api !== null)
    const body = Object.fromEntries(
      sent.map((name) => [name, shown[name]]).filter(([, value]) => value !== null),
    )
    const { dealership_slug: _, ...rest } = body
    const since = new Date(Date.now() - 1000).toISOString()
    const posted = await post({ ...rest, car_id: row?.id, terms_conditions: true })
    expect([posted.status, posted.text]).toEqual([201, expect.any(String)])
    const key = await createKey({
      tenantId: open.tenant,
      name: 'crm',
      scopes: ['leads:read'],
      createdBy: 'test',
    })
    const { items } = JSON.parse(
      (await caller(world.api.origin, key.key)('GET', `/leads?updated_since=${since}`)).text,
    )
    const answered = items.find((one: { lead_id: string }) => one.lead_id === posted.answer.lead_id)
    const plain = (view: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(view).filter(([name]) => !OWN.includes(name)))
    expect({ ...plain(answered), consent: Object.keys(answered.consent) }).toEqual({
      ...plain(shown),
      consent: Object.keys(shown.consent),
    })
  })

  it('an enquiry about a car that sold while the form was open is taken, and both sides are told', async () => {
    const { world, open, post } = input()
    await open.push('JUSTSOLD', { status: 'sold' })
    await world.settle()
    const [row] = await (await world.table('cars')).find([['stocknum', '=', 'JUSTSOLD']])
    const email = 'late@shopper.example'
    const body = { form: 'enquiry', name: 'Lee', email, message: 'Is it there?', terms_conditions: true }
    const { status, answer } = await post({ ...body, car_id: row?.id })
    expect(status).toBe(201)
    const before = world.sent.length
    const { deliverOne } = await import('@/features/leads/deliveries.worker')
    while (await deliverOne(world.port)) continue
    const about = (mail: { text?: unknown }) => String(mail.text).includes(String(answer.lead_id))
    const mails = world.sent.slice(before).filter(about)
    const own = mails.find(({ to }) => to.address === email)
    expect(own?.text).toContain(
      `The ${String(row?.name)} has just sold: it went before your message reached us.`,
    )
    expect(own?.text).not.toMatch(/^Price/m)
    const staff = mails.find(({ to }) => to.address === 'sales@dealer.example')
    expect(staff?.subject).toContain('(JUSTSOLD), sold, from Lee')
    const { sentLead } = await import('@/features/leads/sentLead')
    const { activeSite } = await import('@/core/dealer/read/sites')
    const said = await sentLead(await activeSite(open.tenant), String(answer.lead_id), new Date())
    expect(said?.gone).toContain('has just sold')
  })
}
