/** A breach of people's data, as the Notifiable Data Breaches scheme asks about it (Privacy Act 1988, part IIIC). */
import { DAY_MS } from '@/lib/time'

export const BREACH_DATA = [
  'Names',
  'Addresses and numbers',
  'Messages',
  'Licences and plates',
  'Payments',
  'Photos',
  'Log-ins',
] as const

export const BREACH_DECISIONS = ['assessing', 'notifiable', 'not_notifiable'] as const
export type BreachDecision = (typeof BREACH_DECISIONS)[number]

const ASSESS_DAYS = 30

/** Epoch ms by which it has to be known whether people must be told; `noticed` alike. */
export const assessedBy = (noticed: number): number => noticed + ASSESS_DAYS * DAY_MS

export interface BreachFacts {
  decision: BreachDecision
  officeInformed: boolean
  peopleInformed: boolean
}

/** Empty where everybody was told, and where nobody must be. */
export const notNotifiedYet = ({ decision, officeInformed, peopleInformed }: BreachFacts): string[] =>
  decision === 'notifiable'
    ? [...(officeInformed ? [] : ['the privacy commissioner']), ...(peopleInformed ? [] : ['the people'])]
    : []
