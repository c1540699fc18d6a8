import type { UIFieldServerProps } from 'payload'
import { recordOf, idOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { NOBODY_YET } from '@/domain/compliance/advertiser'
import { advertiserOf } from './advertiserOf'
import { LiveFindings } from './LiveFindings'

/** What advertising law requires of an offer, beside its form. */
export async function OfferFindings({
  data,
  payload,
  user,
}: Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>) {
  const own = staffOf(user)?.tenants ?? []
  const tenant = idOf(recordOf(data).tenant) ?? (own.length === 1 ? own[0] : undefined)
  return <LiveFindings advertiser={tenant ? await advertiserOf(payload, tenant) : NOBODY_YET} />
}
