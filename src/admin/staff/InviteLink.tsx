import type { ServerProps } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'
import { newRowHref } from '@/lib/adminHrefs'

/** On a platform without mail, staff still make an account with a password to hand over. */
export const InviteLink = ({ user }: Partial<ServerProps>) =>
  isPlatform(staffOf(user)) && (
    <p className="fc-acts">
      <a href={newRowHref('users')}>Create an account with a password</a>
    </p>
  )
