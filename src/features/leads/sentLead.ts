import { z } from 'zod'
import { table } from '@/db/table'
import { isLeadForm, type LeadForm } from '@/features/leads/intents/names.rules'
import type { Site } from '@/core/dealer/views'
import { isRecord } from '@/lib/isRecord'

export interface SentLead {
  form: LeadForm
  car: { name: string; href: string } | null
}

const row = z.object({ form: z.string().nullish(), facts: z.unknown() })
const carSchema = z.object({ name: z.string(), url: z.url() })

/** The lead of a reference, without anything about the person. Null when this tenant has no such lead. */
export async function sentLead(site: Site, lead_id: string): Promise<SentLead | null> {
  const [found] = await (
    await table('leads')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['lead_id', '=', lead_id],
    ],
    { fields: ['form', 'facts'], limit: 1 },
  )
  if (!found) return null
  const { form, facts } = row.parse(found)
  const car = carSchema.safeParse(isRecord(facts) ? facts.car : null).data
  return {
    form: isLeadForm(form) ? form : 'general',
    car: car && URL.canParse(car.url) ? { name: car.name, href: new URL(car.url).pathname } : null,
  }
}
