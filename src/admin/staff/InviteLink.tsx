import type { ServerProps } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'
import { newRowHref } from '@/lib/adminHrefs'

/** Above the list of the team. On a platform without mail, staff still make an account with a password to hand over. */
export function InviteLink({ user }: Partial<ServerProps>) {
  return (
    <div className="fc fc--field">
      <p className="fc-acts">
        <a className="fc-btn fc-btn--main" href="/admin/invite">
          Invite someone
        </a>
        {isPlatform(staffOf(user)) && <a href={newRowHref('users')}>Create an account with a password</a>}
      </p>
    </div>
  )
}
