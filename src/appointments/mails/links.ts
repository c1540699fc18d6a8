import type { Site } from '@/domain/views'
import { tokenOf } from '@/appointments/tokens'

/** Leads to a page with buttons: mail programs that open every link change nothing. */
export const manageLink = ({ origin }: Pick<Site, 'origin'>, { salt }: { salt: string }): string =>
  `${origin}/bookings/manage?token=${tokenOf(salt)}`
