import { z } from 'zod'
import { civilAt, instantOf } from '@/core/place/hours/civil'
import type { SharedLead } from '@/features/leads/assignment.rules'
import { topicsOf } from '@/features/leads/leadCategories.rules'

const word = z.string().trim().max(120).catch('')
const askedSchema = z.object({
  place: word,
  category: word,
  form: word,
  make: word,
  price: z
    .string()
    .regex(/^\d{1,9}$/)
    .catch(''),
  interstate: word.transform((value) => value !== ''),
  at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .catch(''),
  try: word,
})
export type TestedLead = z.output<typeof askedSchema>

export const askedIn = (params: unknown): TestedLead =>
  askedSchema.parse(z.record(z.string(), z.unknown()).catch({}).parse(params))

export function leadAsked(asked: TestedLead, zone: string, now: Date): SharedLead {
  const [date = '', clock = ''] = asked.at.split('T')
  const instant = asked.at ? instantOf({ date, clock }, zone) : NaN
  return {
    place: asked.place || null,
    form: asked.form,
    topics: topicsOf(asked),
    make: asked.make || null,
    price: asked.price ? Number(asked.price) : null,
    interstate: asked.interstate,
    at: Number.isNaN(instant) ? now : new Date(instant),
    zone,
  }
}

export const clockTime = (now: Date, zone: string): string => {
  const { date, clock } = civilAt(now, zone)
  return `${date}T${clock}`
}
