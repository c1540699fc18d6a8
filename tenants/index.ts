/** The demo dealers, in the order in which they are loaded and listed. */
import type { TenantDefinition } from '@/definitions/definition'
import type { Lives } from '@/definitions/life/dealerLife'
import { life as harbour } from './harbour-toyota/life'
import { tenant as harbourToyota } from './harbour-toyota/tenant'
import { life as outback } from './outback-caravans/life'
import { tenant as outbackCaravans } from './outback-caravans/tenant'
import { life as westside } from './westside-motors/life'
import { tenant as westsideMotors } from './westside-motors/tenant'

export const demoTenants: TenantDefinition[] = [harbourToyota, westsideMotors, outbackCaravans]

/** What they begin with beside their content: three months of leads, bookings and figures. */
export const demoLives: Lives = {
  'harbour-toyota': harbour,
  'westside-motors': westside,
  'outback-caravans': outback,
}
