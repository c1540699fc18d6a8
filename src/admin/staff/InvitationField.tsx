import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { idsOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { inviteState } from '@/features/staff/invitation.rules'
import { listHref } from '@/lib/adminHrefs'
import { PressButton } from './PressButton'

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  disabled: z.boolean().nullish(),
  invited_until: z.number(),
  invited_by: z.string().nullish(),
  tenants: z.unknown(),
})

/** On the page of a person who has not joined yet: until when the link works, and buttons to send it again or withdraw it. */
export async function InvitationField({ data, payload }: UIFieldServerProps) {
  const row = rowSchema.safeParse(data).data
  const state = row && inviteState(row)
  if (!row || (state !== 'invited' && state !== 'ended')) return null
  const until = staffMoment(row.invited_until, await dealerZone(payload, idsOf(row.tenants)[0] ?? ''))
  const call = `/invitations/${row.id}`
  return (
    <section className="fc fc--field" aria-label="Invitation">
      <p>
        Invited by {row.invited_by}, not here yet.{' '}
        {state === 'invited' ? `The link works until ${until}.` : `The link ended on ${until}.`}
      </p>
      <div className="fc-acts">
        <PressButton call={call} body={{ act: 'resend' }} label="Send a new link" doing="Sending …" />
        <PressButton
          call={call}
          body={{ act: 'withdraw' }}
          label="Withdraw the invitation"
          doing="Withdrawing …"
          ask={`Withdraw the invitation of ${row.name}? The link in their email stops working.`}
          then={listHref('users')}
        />
      </div>
    </section>
  )
}
