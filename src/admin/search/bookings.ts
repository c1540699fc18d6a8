import type { Where } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows } from '@/admin/ownRows'
import { staffMoment } from '@/admin/staffMoment'
import { KIND_WORDS } from '@/core/place/moments'
import { labelOf } from '@/fields/label'
import { rowHref } from '@/lib/adminHrefs'
import type { SearchTerms } from './asked'
import { joined, SHOWN, type Hit, type Reader } from './hit'

/** By the visitor's name, the car, the plate or the reference; latest first. */
export async function bookings(reader: Reader, { text, code, phone }: SearchTerms): Promise<Hit[]> {
  const where: Where = {
    or: [
      { name: { like: text } },
      { car_name: { like: text } },
      { email: { contains: text } },
      { reference: { equals: text.toUpperCase() } },
      { rego: { contains: code } },
      ...(phone ? [{ phone: { contains: phone } }] : []),
    ],
  }
  const rows = await ownRows(reader, 'appointments', where, { limit: SHOWN, sort: '-start' })
  return Promise.all(
    rows.map(async ({ id, tenant, timezone, name, kind, start, state, car_name }) => ({
      href: rowHref('appointments', id),
      title: name || 'Somebody without a name',
      detail: joined(
        KIND_WORDS[kind].one,
        staffMoment(start, timezone || (await dealerZone(reader.payload, idOf(tenant) ?? ''))),
        car_name,
        labelOf(state),
      ),
    })),
  )
}
