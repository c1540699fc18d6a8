import { sellers, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'

export const mayReadBookings = (user: unknown): boolean => worksAs(staffOf(user), sellers)
