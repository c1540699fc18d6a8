import type { UIFieldServerProps } from 'payload'
import { dealerZone } from '@/admin/dealerZone'
import { RelatedCard } from './RelatedCard'
import { relatedDoc, relatedOf } from './related'

/** At the head of a reservation, payment, booking and valuation: its lead, and what else came of it. */
export async function RelatedRecords({ data, payload, user }: UIFieldServerProps) {
  const parsed = relatedDoc.safeParse(data)
  if (!parsed.success || !user) return null
  const zone = await dealerZone(payload, parsed.data.tenant)
  const rows = await relatedOf(payload, user, parsed.data, zone)
  return rows.length ? (
    <div className="fc fc--field">
      <RelatedCard rows={rows} />
    </div>
  ) : null
}
