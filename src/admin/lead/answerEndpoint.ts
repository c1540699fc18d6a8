import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { bodyOf } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { recordOf } from '@/access/ids'
import { hasRole, sellers } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { answerSchema, type TimelineEntry } from '@/domain/leads/leadTimeline'
import { addLeadEntry, type EntryOutcome } from '@/leads/leadEntry'

const REFUSED: Record<Exclude<EntryOutcome, 'kept' | 'known'>, [status: number, message: string]> = {
  busy: [503, 'This lead’s mails are being sent just now. Your text is still here: try again in a moment.'],
  full: [422, 'This lead’s timeline is full.'],
  'no-address': [422, 'This lead has no email address. Call them, and note the call here.'],
}

/** `{key, kind, text}` -> 201 and the stored entry; 200 for a repeated key. Also mails a reply. */
async function answerLead(req: PayloadRequest): Promise<Response> {
  const lead = await changeable(req, 'leads', req.routeParams?.id)
  const { key, kind, text } = await bodyOf(req, answerSchema)
  const user = recordOf(req.user)
  const email = String(user.email)
  const entry: TimelineEntry = {
    key,
    kind,
    text,
    at: new Date().toISOString(),
    by: typeof user.name === 'string' ? user.name : email,
    by_id: String(user.id),
  }
  // Platform admins answer in a dealer's name, but no leads are assigned to them.
  const takes = hasRole(staffOf(req.user), sellers)
  const kept = await addLeadEntry(String(lead.id), entry, { replyTo: email, takes })
  if (kept !== 'kept' && kept !== 'known') {
    const [status, message] = REFUSED[kept]
    throw new APIError(message, status, undefined, true)
  }
  if (kept === 'kept') await auditWork(req, 'leads', `${kind} on`, lead)
  return Response.json({ entry }, { status: kept === 'kept' ? 201 : 200 })
}

export const answerEndpoint: Endpoint = {
  path: '/lead-answers/:id',
  method: 'post',
  handler: answerLead,
}
