import type { Site } from '@/core/dealer/views'
import { inOrder, leadNames, PLACED, type LeadTable, type Order } from '@/core/person/leadField'
import { LEAD_FIELDS, type LeadFields } from '@/core/person/leadFields'
import type { Row } from '@/db/tableTypes'
import { carFacts, type LeadCar } from './carFacts'
import { goneOf } from './gone.rules'
import type { ConsentRecord } from './consent'
import type { Answering } from './locationClock'
import { addressLine, type LeadLocation } from './leadLocation'
import type { LeadInput } from './leadSchema.rules'
import { wantedTime } from './wantedTime.rules'
import { loanAnswers } from './loanAnswers'
import { isInterstate } from '@/core/place/interstate'
import { wholeName } from '@/core/person/personName'
import { journeyOf } from '@/core/dealer/links/tradeInPaths'
import type { LeadFacts } from './types'
import type { TradeIn } from '@/core/person/tradeIn'

/** The order of the lines in mails to staff and in ADF. */
const LINE_ORDER: Order<LeadFields> = [
  ['PreferredContactMethod', 'finance', 'opt_in_finance', 'do-you-have-a-trade-in', 'opt_in_trade'],
  ['trade_make', 'trade_model', 'trade_year', 'Rego', 'regoState', 'postcode', 'booking_date'],
  ['offer_from_client', 'additional_services'],
]

/** Two fields can say the same: once is enough. */
const once = (lines: [string, string][]): [string, string][] => [
  ...new Map(lines.map((line) => [line.join('\n'), line])).values(),
]

/** A line for each field that was filled in and has no place of its own. */
export function linesOf(lead: Row, table: LeadTable = LEAD_FIELDS): [string, string][] {
  const names = inOrder(
    leadNames(table, ({ sent, line }) => sent !== null && line !== null && line !== PLACED),
    LINE_ORDER,
  )
  return once(
    names.flatMap((name): [string, string][] => {
      const value = lead[name]
      const label = table[name]?.line ?? ''
      if (value === undefined || value === '' || value === false) return []
      if (name === 'booking_date') return [[label, wantedTime(String(value))]]
      return [[label, Array.isArray(value) ? value.join(', ') : value === true ? 'Yes' : String(value)]]
    }),
  )
}

export interface FactSources {
  site: Site
  lead: LeadInput
  car: LeadCar | null
  place: LeadLocation | null
  consent: ConsentRecord
  lead_id: string
  category: string
  subcategory: string
  at: Date
  answers: readonly (readonly [label: string, value: string])[]
  trade: TradeIn | null
  answering: Answering
  receipt: boolean
  sms?: string
}

export function leadFacts({
  site,
  lead,
  car,
  place,
  consent,
  at,
  answers,
  trade,
  answering,
  ...names
}: FactSources): LeadFacts {
  const { config } = site
  const gone = goneOf(car, lead.form)
  const journey = journeyOf(lead.form, names.lead_id, config.features.tradeIn)
  return {
    ...names,
    form: lead.form,
    name: wholeName(lead),
    ...(lead.last_name ? { last_name: lead.last_name } : {}),
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    url: lead.url ?? '',
    createdAt: at.toISOString(),
    opt_in: consent.marketing,
    answers: [
      ...linesOf({ ...lead }),
      ...loanAnswers(lead.url ?? ''),
      ...answers.map(([label, value]): [string, string] => [label, value]),
    ],
    ...(trade ? { trade } : {}),
    ...(journey ? { journey_url: site.origin + journey } : {}),
    ...(lead.booking_date ? { booking: lead.booking_date } : {}),
    consent,
    car: car ? carFacts(car, site) : undefined,
    ...(gone && { gone }),
    offer: lead.offer_from_client,
    ...answering,
    ...(isInterstate(
      { postcode: lead.postcode, state: lead.regoState },
      place?.address ?? null,
      config.country,
    )
      ? { interstate: true as const }
      : {}),
    zone: place?.timezone || config.timezone,
    reply_minutes: config.forms.replyMinutes,
    dealer: {
      name: site.tenant.name,
      phone: config.phone,
      email: place?.contact_detail.email || config.email,
      promise: config.forms.replyPromise,
      legalName: config.legalName,
      licence: config.licence,
    },
    location: place
      ? { id: place.id, name: place.name, address: addressLine(place), phone: place.contact_detail.phone }
      : undefined,
  }
}
