import type { UIFieldServerProps } from 'payload'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { dealerOf } from '@/admin/dealerOf'
import { ownRows } from '@/admin/ownRows'
import { FALLBACK_ZONE } from '@/domain/country/zones'
import { PlaceHoursCard } from './PlaceHoursCard'
import { placeLines } from './placeHours'

export async function PlaceHours({ id, data, payload, user }: UIFieldServerProps) {
  if (!user || !id) return null
  const place = {
    id: String(id),
    tenant: dealerOf(data),
    zone: typeof data.timezone === 'string' && data.timezone ? data.timezone : FALLBACK_ZONE,
  }
  const hours = await ownRows({ payload, user }, 'opening-hours', { location_id: { equals: place.id } })
  return (
    <PlaceHoursCard lines={placeLines(hours, place, new Date())} mayAdd={worksAs(staffOf(user), editors)} />
  )
}
