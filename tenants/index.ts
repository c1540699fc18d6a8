/** The demo dealers, in the order in which they are loaded and listed. */
import type { TenantDefinition } from '@/definitions/definition'
import { tenant as harbourToyota } from './harbour-toyota/tenant'
import { tenant as outbackCaravans } from './outback-caravans/tenant'
import { tenant as westsideMotors } from './westside-motors/tenant'

export const demoTenants: TenantDefinition[] = [harbourToyota, westsideMotors, outbackCaravans]
