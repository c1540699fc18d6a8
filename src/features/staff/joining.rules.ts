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

interface Letter {
  by: string
  dealers: string
  link: string
  days: number
}

export const joinMail = ({ by, dealers, link, days }: Letter) => ({
  subject: `${by} invites you to ${dealers}`,
  text: [
    'Hello,',
    `${by} invites you to work on the website of ${dealers}, with the account that you have.`,
    `Sign in and accept here. The link works once, for ${days} days:`,
    link,
    'You did not expect this? You need not do anything: nothing happens without the link.',
  ].join('\n\n'),
})
