import { APIError, Forbidden, type Endpoint, type PayloadRequest, type TypedUser } from 'payload'
import { csvFile, jsonFile, noteExport, zonesOf } from '@/admin/kit/list/exported'
import { civilAt } from '@/core/dealer/country/civil'
import { inboxState } from '@/features/leads/inbox.rules'
import { EXPORTED, exportTable, type ExportedLead } from './exportTable'
import { mayExportLeads } from '@/admin/may'
import { peopleOf } from './people'
import { readerZone } from './readInbox'
import { inboxWhere } from './where'
import { VIEW_WORDS } from './words'
import { grouped } from '@/lib/figures'

const MAX_LEADS = 5000
const TOO_MANY = `More than ${grouped(MAX_LEADS)} leads fit. Choose a shorter time, and export in parts.`

async function leadsOf(req: PayloadRequest, user: TypedUser, now: Date): Promise<ExportedLead[]> {
  const state = inboxState(Object.fromEntries(req.searchParams))
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: inboxWhere(state, user.id, await readerZone(req.payload, user), now),
    sort: '-createdAt',
    depth: 0,
    limit: MAX_LEADS + 1,
    pagination: false,
    user,
    overrideAccess: false,
    select: EXPORTED,
  })
  if (docs.length > MAX_LEADS) throw new APIError(TOO_MANY, 422, undefined, true)
  return docs
}

/** The rows of an address of the inbox, all pages of it, as a file. It is noted before a row leaves. */
async function exportLeads(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !mayExportLeads(user)) throw new Forbidden(req.t)
  const now = new Date()
  const leads = await leadsOf(req, user, now)
  const zones = await zonesOf(payload, leads)
  const people = await peopleOf(payload, user)
  const { view } = inboxState(Object.fromEntries(req.searchParams))
  await noteExport(req, 'leads', leads, VIEW_WORDS[view])
  const { date } = civilAt(now, await readerZone(payload, user))
  const write = req.searchParams.get('format') === 'json' ? jsonFile : csvFile
  return write(`leads-${date}`, exportTable(leads, { zones, people: new Map(people) }))
}

export const exportEndpoint: Endpoint = { path: '/lead-export', method: 'get', handler: exportLeads }
