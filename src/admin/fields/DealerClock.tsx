import type { FieldDescriptionServerProps } from 'payload'
import { dealerZones } from '@/admin/dealerZone'
import { ClockOfForm } from './ClockOfForm'

/** Under a day that staff choose: its exact minute, and by whose clock. `at` is `From 12:00 am`. */
export async function DealerClock({ payload, user, at }: FieldDescriptionServerProps & { at: string }) {
  return user ? <ClockOfForm zones={await dealerZones(payload, user)} at={at} /> : null
}
