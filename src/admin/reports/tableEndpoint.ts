import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { csvFile } from '@/admin/kit/list/exported'
import { requestedReport } from './requestedReport'
import { mayReadReports } from '@/admin/may'
import { readReport } from './readReport'

/** One table of a report as a file. The same 404 for an unknown table and for a dealer that is not the reader's. */
async function download(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !mayReadReports(user)) throw new Forbidden(req.t)
  const now = new Date()
  const params = Object.fromEntries(req.searchParams)
  const requested = await requestedReport(payload, user, params, now)
  if (!requested || (params.dealer && params.dealer !== requested.dealer.id)) throw new NotFound(req.t)
  const { tables } = await readReport({ payload, user, now }, requested, true)
  const table = tables.find(({ key }) => key === req.routeParams?.table)
  if (!table) throw new NotFound(req.t)
  return csvFile(`${table.key}-${requested.period.first}`, [table.head, ...table.rows])
}

export const reportTableEndpoint: Endpoint = {
  path: '/report-tables/:table',
  method: 'get',
  handler: download,
}
