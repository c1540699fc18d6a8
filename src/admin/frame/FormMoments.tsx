import type { ServerProps } from 'payload'
import { dealerZones } from '@/admin/dealerZone'
import { Moments, MomentsOfAccount } from './Moments'

export async function FormMoments({ payload, user }: ServerProps) {
  return user ? <Moments zones={await dealerZones(payload, user)} /> : null
}

/** The account's page draws nothing beside its buttons, so there they come with its fields. */
export async function AccountMoments({ payload, user }: ServerProps) {
  return user ? <MomentsOfAccount zones={await dealerZones(payload, user)} /> : null
}
