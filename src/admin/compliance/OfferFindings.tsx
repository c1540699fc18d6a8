import type { UIFieldServerProps } from 'payload'
import { recordOf, idOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { dealerLicence } from './dealerLicence'
import { LiveFindings } from './LiveFindings'

/** What advertising law asks of an offer, beside its form. */
export async function OfferFindings({
  data,
  payload,
  user,
}: Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>) {
  const own = staffOf(user)?.tenants ?? []
  const tenant = idOf(recordOf(data).tenant) ?? (own.length === 1 ? own[0] : undefined)
  return <LiveFindings licence={tenant ? await dealerLicence(payload, tenant) : null} />
}
