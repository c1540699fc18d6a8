import { z } from 'zod'
import { ROLES } from '@/access/roles'

/** What a link gives to somebody who has an account: the dealer, in the role that the account has. */
export const joiningSchema = z.object({
  id: z.string(),
  user: z.string(),
  tenants: z.array(z.string()),
  locations: z.array(z.string()),
  role: z.enum(ROLES),
  by: z.string(),
  until: z.number(),
})
export type Joining = z.output<typeof joiningSchema>
