import { randomUUID } from 'node:crypto'
import { Forbidden, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { bodyOf, refuse } from '@/access/bodyOf'
import { beginBatch } from '@/access/bulkEdits'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { ownRows } from '@/admin/ownRows'
import { decideHoliday } from './decideHoliday'
import { toExceptions } from './exceptionRows'
import { calendarOf, openHolidays } from './holidayDay'
import { toRows } from './rows'

const bodySchema = z.object({
  tenant: z.string().min(1),
  date: z.iso.date(),
  choice: z.enum(['close', 'open']),
})
const DONE = 'Somebody has chosen the hours of that day already. Reload the page.'

/**
 * For all locations and departments without a decision: `{tenant, date, choice}` -> 200 {saved}, the number of changed hours.
 * 409 when none is open, also for another dealer. In the history each is a save of that person.
 */
async function decide(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !worksAs(staffOf(user), editors)) throw new Forbidden(req.t)
  const { tenant, date, choice } = await bodyOf(req, bodySchema, 'Choose the day, and closed or open.')
  const own = { tenant: { equals: tenant } }
  const [hours, places] = await Promise.all([
    ownRows({ payload, user }, 'opening-hours', own),
    ownRows({ payload, user }, 'locations', own),
  ])
  const now = new Date()
  const open = hours.flatMap((row) => {
    const place = places.find(({ id }) => id === row.location_id)
    const holiday = place && openHolidays(calendarOf(row, place), now).find((one) => one.date === date)
    return holiday ? [{ row, holiday }] : []
  })
  if (!open.length) throw refuse(DONE, 409)
  let saved = 0
  beginBatch(req, { batch: randomUUID(), entity: 'opening-hours', names: ['exceptions'] })
  for (const { row, holiday } of open) {
    const chosen = toExceptions(decideHoliday([], holiday, toRows(row.week), choice), row.department)
    const exceptions = [...(row.exceptions ?? []), ...chosen.map((one) => ({ ...one, date }))]
    // Hours that somebody saved in the meantime stay as they are.
    const same: Where = { and: [{ id: { equals: row.id } }, { updatedAt: { equals: row.updatedAt } }] }
    const { docs } = await payload.update({
      ...{ collection: 'opening-hours', where: same, depth: 0, user, overrideAccess: false, req },
      data: { exceptions: exceptions.sort((a, b) => a.date.localeCompare(b.date)) },
    })
    saved += docs.length
  }
  return Response.json({ saved })
}

export const holidayEndpoint: Endpoint = { path: '/holiday-hours', method: 'post', handler: decide }
