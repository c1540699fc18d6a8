import type { FieldDescriptionServerProps, Payload, TypedUser } from 'payload'
import { Suspense } from 'react'
import { dealerZones } from '@/admin/dealerZone'
import { FIELD_HELP } from '@/admin/payloadContract'
import { ClockOfForm } from './ClockOfForm'

interface Clock {
  payload: Payload
  user: TypedUser
  at: string
}

const ClockOfDealer = async ({ payload, user, at }: Clock) => (
  <ClockOfForm zones={await dealerZones(payload, user)} at={at} />
)

/**
 * Under a day that staff choose: its exact minute, and by whose clock. `at` is `From 12:00 am`. Payload sends it anew after each
 * change of the form. Without a boundary of its own React would hold back the whole form until the clock is read, and a date
 * box would lose the letters that are typed meanwhile.
 */
export const DealerClock = ({ payload, user, at }: FieldDescriptionServerProps & { at: string }) =>
  user ? (
    <Suspense fallback={<div className={FIELD_HELP}>{at}.</div>}>
      <ClockOfDealer payload={payload} user={user} at={at} />
    </Suspense>
  ) : null
