import type { ServerProps } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'

/** Above the list of dealer sites: another screen makes, suspends and removes them. */
export function NewDealerLink({ user }: Partial<ServerProps>) {
  if (!isPlatform(staffOf(user))) return null
  return (
    <div className="fc fc--field">
      <p className="fc-acts">
        <a className="fc-btn fc-btn--main" href="/admin/dealers/new">
          New dealer
        </a>
        <a href="/admin/dealers">Suspend, copy or remove one</a>
      </p>
    </div>
  )
}
