import type { UIFieldServerProps } from 'payload'
import { recordOf, idOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { NOBODY_YET } from '@/features/compliance/advert.rules'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { advertiserOf } from './advertiserOf'
import { LiveFindings } from './LiveFindings'

export async function OfferFindings({
  data,
  payload,
  user,
}: Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>) {
  const own = staffOf(user)?.tenants ?? []
  const tenant = idOf(recordOf(data).tenant) ?? (own.length === 1 ? own[0] : undefined)
  if (!tenant) return <LiveFindings advertiser={NOBODY_YET} zone={FALLBACK_ZONE} />
  const [advertiser, zone] = await Promise.all([advertiserOf(payload, tenant), dealerZone(payload, tenant)])
  return <LiveFindings advertiser={advertiser} zone={zone} />
}
