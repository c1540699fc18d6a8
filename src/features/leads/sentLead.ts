import { openState } from '@/core/place/hours/openNow'
import { momentText } from '@/core/place/moments'
import { stripDepartment } from '@/core/place/locationNames'
import { table } from '@/db/table'
import { isSystemForm } from '@/features/leads/intents/intents.rules'
import { isLeadForm, type LeadForm } from '@/features/leads/intents/names.rules'
import type { Site } from '@/core/dealer/views'
import { goneWords } from './gone.rules'
import { isCareer } from './leadEvents.rules'
import { answerDue } from './letters/answerLines'
import { parseFacts } from './mailFor'
import type { LeadFacts } from './types'

/** Who answers and by when, in words. */
export interface SentAnswer {
  came: string
  due: string
  place: string
  address: string
  /** Open until when, or opening when. */
  open: string
}

export interface SentLead {
  form: LeadForm
  car: { name: string; href: string } | null
  location_id: string | null
  /** That its car is no longer for sale, and what comes next. */
  gone: string
  /** Null where nobody is to answer, the hours do not say until when, or that time is over. */
  answer: SentAnswer | null
}

function answerOf(facts: LeadFacts, now: Date): SentAnswer | null {
  const { clock, location, form, createdAt } = facts
  const due = answerDue(facts, now)
  const state = clock && openState(clock.entries, clock.department, clock.zone, now)
  if (!clock || !due || !location || !state || isCareer(facts) || isSystemForm(form)) return null
  const { name, address } = location
  return {
    came: momentText(createdAt, clock.zone),
    ...{ due, address },
    place: stripDepartment(name),
    open: state.text,
  }
}

/** The lead of a reference, without anything about the person. Null when this tenant has no such lead. */
export async function sentLead(site: Site, lead_id: string, now: Date): Promise<SentLead | null> {
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
  const facts = parseFacts(found.facts)
  const { car, location } = facts
  return {
    form: isLeadForm(found.form) ? found.form : 'general',
    car: car && URL.canParse(car.url) ? { name: car.name, href: new URL(car.url).pathname } : null,
    location_id: location?.id ?? null,
    gone: goneWords(facts).join(' '),
    answer: answerOf(facts, now),
  }
}
