/** A lead, its reservation, payment, booking and valuation: what belongs together, as far as the person may read it. */
import type { Payload, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { ofAllDealers } from '@/access/shown'
import { ownRows } from '@/admin/ownRows'
import { staffMoment } from '@/admin/staffMoment'
import { labelOf } from '@/fields/label'
import { formatMoney } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'

export interface Related {
  href: string
  title: string
  text: string
}

/** Any of these rows; a payment names its order in its reference. */
export const relatedDoc = z.object({
  id: z.string(),
  tenant: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  lead_id: z.string().nullish(),
  reservation_id: z.string().nullish(),
  reference: z.string().nullish(),
})
export type RelatedDoc = z.output<typeof relatedDoc>

interface Reader {
  payload: Payload
  user: TypedUser
}

const ORDER = /\bR[A-Z0-9]{9}\b/

/** References are unique only within a dealer. */
const ofDealer = (tenant: string, more: Where): Where => ({ and: [{ tenant: { equals: tenant } }, more] })

async function leadIdOf(reader: Reader, { tenant, lead_id, reference }: RelatedDoc): Promise<string> {
  if (lead_id) return lead_id
  const order = ORDER.exec(reference ?? '')?.[0]
  if (!order) return ''
  const [row] = await ownRows(reader, 'reservations', ofDealer(tenant, { reservation_id: { equals: order } }))
  return row?.lead_id ?? ''
}

/** Empty for a row without a lead. The row itself is left out. */
export async function relatedOf(
  payload: Payload,
  user: TypedUser,
  doc: RelatedDoc,
  zone: string,
): Promise<Related[]> {
  const reader = { payload, user: ofAllDealers(user) }
  const lead_id = await leadIdOf(reader, doc)
  if (!lead_id) return []
  const where = ofDealer(doc.tenant, { lead_id: { equals: lead_id } })
  const [leads, reservations, bookings, valuations] = await Promise.all([
    ownRows(reader, 'leads', where),
    ownRows(reader, 'reservations', where),
    ownRows(reader, 'bookings', where),
    ownRows(reader, 'valuations', where),
  ])
  const orders = [lead_id, ...reservations.map(({ reservation_id }) => reservation_id)]
  const paid: Where = { or: orders.map((order) => ({ reference: { contains: order } })) }
  const payments = await ownRows(reader, 'payments', ofDealer(doc.tenant, paid))
  const all: Related[] = [
    // The row's own head says whose it is.
    ...leads.map(({ id, category, subcategory }) => ({
      href: rowHref('leads', id),
      title: `Lead ${lead_id}`,
      text: [...new Set([category, subcategory])].filter(Boolean).join(', '),
    })),
    ...reservations.map(({ id, reservation_id, state, money, amount }) => ({
      href: rowHref('reservations', id),
      title: `Reservation ${reservation_id}`,
      text: `${labelOf(state)}, ${money === 'none' ? 'nothing paid' : `${formatMoney(amount ?? 0)} ${labelOf(String(money)).toLowerCase()}`}`,
    })),
    ...payments.map(({ id, payment_id, cents, state }) => ({
      href: rowHref('payments', id),
      title: `Payment ${payment_id}`,
      text: `${formatMoney(cents / 100)}, ${labelOf(state).toLowerCase()}`,
    })),
    ...bookings.map(({ id, reference, kind, state, start }) => ({
      href: rowHref('bookings', id),
      title: `Booking ${reference}`,
      text: `${labelOf(kind)}, ${staffMoment(start, zone)}, ${labelOf(state).toLowerCase()}`,
    })),
    ...valuations.map(({ id, year, make, model, rego }) => ({
      href: rowHref('valuations', id),
      title: 'Valuation',
      text: [year, make, model, rego].filter(Boolean).join(' '),
    })),
  ]
  return all.filter(({ href }) => !href.endsWith(`/${doc.id}`))
}
