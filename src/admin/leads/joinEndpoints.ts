/** Leads of one person are joined, and taken apart again. */
import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { idOf, recordOf } from '@/access/ids'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { joinLead, partLead } from '@/features/leads/join'
import { idOfLead } from '@/features/leads/noteOnLead'
import { wholeName } from '@/core/person/personName'

const BUSY = 'The emails of this lead are being sent. Try again in a moment.'
const OTHERS =
  'These leads have no address and no number in common. A dealer’s administrator may join them all the same.'
const unknown = (reference: string) =>
  `There is no lead ${reference || 'without a reference'} that you may change. Its reference stands at the head of the lead, such as L2ANBFRBF.`

const byOf = (req: PayloadRequest) => {
  const user = recordOf(req.user)
  const name = typeof user.name === 'string' ? user.name : String(user.email)
  return { name, id: String(user.id), at: new Date() }
}
const SAME = ['cluster_id', 'person_email', 'person_phone'] as const
const isOnePerson = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  SAME.some((name) => one[name] && one[name] === other[name])

const namesOf = (lead: Record<string, unknown>) => ({
  ...{ id: String(lead.id), tenant: idOf(lead.tenant) ?? '', lead_id: String(lead.lead_id) },
})

/** Of another person: joined after a question alone. */
const questionOf = (other: Record<string, unknown>): string =>
  `${String(other.lead_id)} is from ${wholeName({ name: String(other.name), last_name: String(other.last_name ?? '') })}, who has no address and no number in common with this person. Join it all the same?`

/** `sure`: the question was answered. `reference`: of the lead that goes into this one; of the same dealer, and one that the person may change too. */
async function join(req: PayloadRequest): Promise<Response> {
  const stays = await changeable(req, 'leads', req.routeParams?.id)
  const reference = req.searchParams.get('reference')?.trim().toUpperCase() ?? ''
  const found = reference && (await idOfLead(idOf(stays.tenant) ?? '', reference))
  const other = await changeable(req, 'leads', found || null).catch((error: unknown) => {
    throw error instanceof NotFound ? refuse(unknown(reference), 404) : error
  })
  if (other.id === stays.id) throw refuse('A lead cannot be joined into itself.', 422)
  if (stays.merged_into) throw refuse('This lead was joined into another itself. Join them there.', 422)
  if (!isOnePerson(stays, other)) {
    if (!worksAs(staffOf(req.user), dealerAdmins)) throw refuse(OTHERS, 422)
    if (!req.searchParams.has('sure')) throw refuse(questionOf(other), 409)
  }
  if ((await joinLead(namesOf(stays), { ...other, ...namesOf(other) }, byOf(req))) === 'busy')
    throw refuse(BUSY, 503)
  await auditWork(req, 'leads', `${namesOf(other).lead_id} joined into`, stays)
  return Response.json({})
}

async function part(req: PayloadRequest): Promise<Response> {
  const lead = await changeable(req, 'leads', req.routeParams?.id)
  if ((await partLead(String(lead.id), byOf(req))) === 'busy') throw refuse(BUSY, 503)
  await auditWork(req, 'leads', 'took apart', lead)
  return Response.json({})
}

/** Pressed repeatedly, both do their work once. */
export const joinEndpoints: Endpoint[] = [
  { path: '/lead-join/:id', method: 'post', handler: join },
  { path: '/lead-part/:id', method: 'post', handler: part },
]
