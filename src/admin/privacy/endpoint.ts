import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { mayReadHistory } from '@/access/history'
import { dealerConfig } from '@/admin/dealerZone'
import { countryIn } from '@/core/dealer/country/country'
import { plural } from '@/core/money/format'
import { formerName } from '@/lib/formerNames'
import { shownRow } from '@/features/privacy/shownRow.rules'
import { erasePerson, unfinished } from '@/features/privacy/erase'
import { findPerson, type Found } from '@/features/privacy/person'

const WHO = 'Enter an email address or a phone number.'
const EMAIL = 'Enter an email address like name@mail.com.au.'
const PHONE = 'Enter the whole phone number.'
const WHOLE = 'Send `act`, `tenant`, and the `email` or the `phone` of the person, and nothing else.'
const bodySchema = z
  .strictObject(
    {
      act: z.enum(['find', 'export', 'erase'], 'Say what to do: `act` is find, export or erase.'),
      tenant: z.string('Say at which dealer: `tenant` is its id.'),
      email: z.string(EMAIL).trim().max(200, EMAIL).default(''),
      phone: z.string(PHONE).trim().max(40, PHONE).default(''),
    },
    WHOLE,
  )
  .refine(({ email, phone }) => email || phone, WHO)
  .refine(({ email }) => !email || email.includes('@'), EMAIL)
  .refine(({ phone }) => !phone || phone.replace(/\D/g, '').length >= 8, PHONE)
type Body = z.output<typeof bodySchema>

const countsOf = (found: readonly Found[]): string[] =>
  found.map(({ table: { words }, rows }) => plural(rows.length, ...words))

/** The history says that it was done and how much it was, and not about whom. */
async function note(req: PayloadRequest, dealer: Record<string, unknown>, done: string, found: Found[]) {
  await auditWork(req, 'tenants', done, dealer, countsOf(found).join(', ') || 'nothing found')
}

async function act(req: PayloadRequest, body: Body, dealer: Record<string, unknown>): Promise<Response> {
  const found = await findPerson({
    ...body,
    country: countryIn(await dealerConfig(req.payload, body.tenant)),
  })
  if (body.act === 'find') return Response.json({ counts: countsOf(found) })
  if (body.act === 'export') {
    await note(req, dealer, 'exported the data of a person:', found)
    // A file is read by programs too: its words stay.
    const data = found.map(({ table: { slug }, rows }) => [formerName(slug) ?? slug, rows.map(shownRow)])
    return Response.json({
      dealer: dealer.name,
      asked_for: [body.email, body.phone].filter(Boolean),
      made_at: new Date().toISOString(),
      ...Object.fromEntries(data),
    })
  }
  if (!found.length) throw refuse('Nothing is kept about this person.', 404)
  const open = unfinished(found, new Date())
  if (open) throw refuse(open, 409)
  await note(req, dealer, 'erased the data of a person:', found)
  await erasePerson(found)
  return Response.json({ counts: countsOf(found) })
}

/** `{act, tenant, email, phone}` by an administrator of that dealer: `find` counts, `export` gives, `erase` removes. */
async function personData(req: PayloadRequest): Promise<Response> {
  if (!mayReadHistory(req.user)) throw new NotFound(req.t)
  const body = await bodyOf(req, bodySchema)
  return act(req, body, await changeable(req, 'tenants', body.tenant))
}

export const personDataEndpoint: Endpoint = { path: '/person-data', method: 'post', handler: personData }
