import type { Site } from '@/core/dealer/views'
import { tokenOf } from '@/features/bookings/tokens'

export const managePath = ({ salt }: { salt: string }): string => `/bookings/manage?token=${tokenOf(salt)}`

/** Leads to a page with buttons: mail programs that open every link change nothing. */
export const manageLink = ({ origin }: Pick<Site, 'origin'>, booking: { salt: string }): string =>
  `${origin}${managePath(booking)}`
