import type { UIFieldServerProps } from 'payload'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { dealerOf } from '@/admin/dealerOf'
import { ownRows } from '@/admin/ownRows'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { LocationHoursCard } from './LocationHoursCard'
import { departmentLines } from './departmentLines'

export async function LocationHours({ id, data, payload, user }: UIFieldServerProps) {
  if (!user || !id) return null
  const location = {
    id: String(id),
    tenant: dealerOf(data),
    zone: typeof data.timezone === 'string' && data.timezone ? data.timezone : FALLBACK_ZONE,
  }
  const hours = await ownRows({ payload, user }, 'opening-hours', { location_id: { equals: location.id } })
  return (
    <LocationHoursCard
      lines={departmentLines(hours, location, new Date())}
      mayAdd={worksAs(staffOf(user), editors)}
    />
  )
}
