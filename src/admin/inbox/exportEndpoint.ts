import { APIError, Forbidden, type Endpoint, type PayloadRequest, type TypedUser } from 'payload'
import { auditWork } from '@/access/audit'
import { idOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { csvOf } from '@/domain/csv'
import { civilAt } from '@/domain/hours/civil'
import { inboxState } from '@/domain/leads/inbox'
import { EXPORTED, exportTable, type ExportedLead } from './exportTable'
import { mayExportLeads } from './mayReadLeads'
import { peopleOf } from './people'
import { readerZone } from './readInbox'
import { inboxWhere } from './where'
import { VIEW_WORDS } from './words'

const MOST = 5000
const TOO_MANY = `More than ${MOST.toLocaleString('en-AU')} leads fit. Choose a shorter time, and export in parts.`

async function leadsOf(req: PayloadRequest, user: TypedUser, now: Date): Promise<ExportedLead[]> {
  const state = inboxState(Object.fromEntries(req.searchParams))
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: inboxWhere(state, user.id, await readerZone(req.payload, user), now),
    sort: '-createdAt',
    depth: 0,
    limit: MOST + 1,
    pagination: false,
    user,
    overrideAccess: false,
    select: EXPORTED,
  })
  if (docs.length > MOST) throw new APIError(TOO_MANY, 422, undefined, true)
  return docs
}

/** One line for each dealer whose leads left the house; their own admins read it in their history. */
async function note(req: PayloadRequest, leads: readonly ExportedLead[]): Promise<void> {
  const { view } = inboxState(Object.fromEntries(req.searchParams))
  const dealers = leads.map(({ tenant }) => idOf(tenant) ?? '')
  const own = dealers.length ? dealers : (staffOf(req.user)?.tenants ?? [])
  for (const tenant of new Set(own)) {
    const count = dealers.filter((one) => one === tenant).length
    await auditWork(req, 'leads', `export ${count}`, { tenant }, VIEW_WORDS[view])
  }
}

/** The rows of an address of the inbox, all pages of it, as a file. It is noted before a row leaves. */
async function exportLeads(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !mayExportLeads(user)) throw new Forbidden(req.t)
  const now = new Date()
  const leads = await leadsOf(req, user, now)
  const dealers = [...new Set(leads.map(({ tenant }) => idOf(tenant) ?? ''))]
  const zones = await Promise.all(dealers.map(async (id) => [id, await dealerZone(payload, id)] as const))
  const people = await peopleOf(payload, user)
  await note(req, leads)
  const { date } = civilAt(now, await readerZone(payload, user))
  return new Response(csvOf(exportTable(leads, { zones: new Map(zones), people: new Map(people) })), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${date}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const exportEndpoint: Endpoint = { path: '/lead-export', method: 'get', handler: exportLeads }
