import type { LeadForm } from '@/features/leads/intents/names.rules'
import type { Site } from '@/core/dealer/views'
import type { SpokenChannel } from './consent'
import { findLeadCar } from './carFacts'
import { byStaff } from './owed'
import { parseLead } from './parseLead'
import { submitLead, type Submitted } from './submit'

interface Spoken {
  form: LeadForm
  category: string
  name: string
  phone: string
  email: string
  message: string
  car_id?: string | undefined
  dealership_slug: string
  /** The slug of where they called or came in. */
  location: string
}
interface How {
  /** The same makes no second lead. */
  key: string
  source: string
  channel?: SpokenChannel
  at: Date
}

export type SpokenResult = Submitted | { kind: 'wrong'; message: string }

const NO_CAR = 'This car is not in the stock of this dealer. Choose another, or none.'

/** An enquiry that staff note for somebody who called or came in: from then on a lead like any other, to whom the rules give it. */
export async function takeSpokenLead(site: Site, spoken: Spoken, how: How): Promise<SpokenResult> {
  if (spoken.car_id && !(await findLeadCar(site, spoken.car_id))) return { kind: 'wrong', message: NO_CAR }
  const parsed = parseLead(site, byStaff({ ...spoken }), true, true)
  if (!parsed.ok) return { kind: 'wrong', message: parsed.errors[0]?.message ?? '' }
  return submitLead(site, parsed.lead, {
    ...{ idempotencyKey: how.key, at: how.at, userAgent: '', address: '' },
    ...{ isAdmitted: true, byStaff: true },
    spoken: { source: how.source, isShared: true, ...(how.channel && { channel: how.channel }) },
  })
}
