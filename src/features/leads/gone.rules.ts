/** An enquiry about a car that left the market while the form was open: it is taken, and both sides are told. */
import { isAvailable, isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { intentOf } from '@/features/leads/intents/intents.rules'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import { phrase, t } from '@/lib/words'

export type Gone = 'sold' | 'off'

/** Who asks for something similar knows it. */
export function goneOf(car: Pick<Car, 'status' | 'sold'> | null, form: LeadForm): Gone | null {
  if (!car || form === 'similar' || isAvailable(car)) return null
  return isSold(car) ? 'sold' : 'off'
}

const WORDS: Record<Gone, string> = {
  sold: phrase('The {car} has just sold: it went before your message reached us.'),
  off: phrase('The {car} has just gone off sale: it went before your message reached us.'),
}

interface About {
  gone?: Gone
  car?: { name: string } | null | undefined
}

/** What happened, and what comes next; nothing for a car that can be had. */
export const goneWords = ({ gone, car }: About): string[] =>
  gone && car ? [t(WORDS[gone], { car: car.name }), t(intentOf('similar').next)] : []
