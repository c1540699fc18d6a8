import type { ServerProps } from 'payload'
import { dealerZones } from '@/admin/dealerZone'
import { Moments } from './Moments'

export async function FormMoments({ payload, user }: ServerProps) {
  return user ? <Moments zones={await dealerZones(payload, user)} /> : null
}
