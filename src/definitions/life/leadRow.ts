/** One lead of a demo dealer, made as a form's would be, with what staff did. It owes nothing to anybody. */
import { dateWord } from '@/core/dealer/country/civil'
import { formatKm, formatMoney } from '@/core/money/format'
import { afterOpenMinutes } from '@/core/place/hours/openMinutes'
import type { TradeIn } from '@/core/person/tradeIn'
import type { Row } from '@/db/tableTypes'
import { carFacts } from '@/features/leads/carFacts'
import { personKeys } from '@/features/leads/cluster'
import { consentRecord, spokenConsent } from '@/features/leads/consent'
import { leadFacts } from '@/features/leads/facts'
import { categorise } from '@/features/leads/leadCategories.rules'
import { chooseLocation } from '@/features/leads/leadLocation'
import type { TimelineEntry } from '@/features/leads/leadTimeline.rules'
import { isLeadForm } from '@/features/leads/intents/names.rules'
import { leadRules, leadSchema } from '@/features/leads/leadSchema.rules'
import { leadRow, SPOKEN_SOURCE, WEBSITE_SOURCE } from '@/features/leads/row'
import { CALM, spamSigns, SUSPECT_FROM } from '@/features/leads/spam'
import { memoizeByObject } from '@/lib/memoize'
import { hashOf } from '@/lib/secrets'
import { DAY_MS, MINUTE_MS } from '@/lib/time'
import type { Person } from './people'
import { factsAt, nextOpenDay, type LifeCar, type Seller, type Stage } from './stage'

export type State = 'new' | 'contacted' | 'appointment' | 'won' | 'lost' | 'spam'
interface Came {
  at: number
  lead_id: string
  person: Person
  /** As the form sends them. */
  values: Row
  car: LifeCar | null
  /** They called or came in, and staff wrote it down. */
  isSpoken?: boolean
  answers?: readonly (readonly [string, string])[]
  trade?: TradeIn | null
}
interface Work {
  state: State
  /** Opening minutes until the first answer; null for none. */
  after: number | null
  /** Whose it is, whether they answered or not. */
  seller: Seller | null
  answer?: string | undefined
  call?: string | undefined
  note?: string | undefined
}

export interface MadeLead {
  row: Row
  id: string
  state: State
  answered: number | null
}

function wordsOf(stage: Stage, { at, person, car, values, trade }: Came, seller: Seller | null) {
  const { site, places, clocks } = stage
  const facts = car && factsAt(car, at)
  const place = places.find(({ id }) => id === facts?.location_id) ?? places[0]
  // Not the next one: on that they may get their answer.
  const day = nextOpenDay(clocks.get(place?.id ?? ''), at + DAY_MS, site.config.timezone)
  const offer = Number(values.offer_from_client)
  const words: Record<string, string> = {
    car: facts?.name ?? '',
    model: facts?.model ?? '',
    stock: facts?.stocknum ?? '',
    price: facts ? carFacts(facts, site).price_text : '',
    km: facts?.km ? formatKm(facts.km) : 'few kilometres',
    place: place?.address.city ?? '',
    day: dateWord(day, 'longWeekday'),
    first: person.name.split(' ')[0] ?? '',
    me: seller?.name ?? site.tenant.name,
    offer: offer ? formatMoney(offer) : '',
    trade: trade ? [trade.year, trade.make, trade.model].join(' ') : '',
  }
  return (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

function entriesOf(came: Came, work: Work, fill: (text: string) => string, answered: number | null) {
  const { seller, answer, call, note } = work
  const entry = (nth: number, kind: TimelineEntry['kind'], text: string, at: number): TimelineEntry => ({
    ...{ key: `${came.lead_id}-${nth}`, at: new Date(at).toISOString(), kind, text: fill(text) },
    ...{ by: seller?.name ?? '', by_id: seller?.id ?? '' },
  })
  if (answered === null || !seller) return []
  const first = answer ? entry(1, 'reply', answer, answered) : entry(1, 'call', call ?? '', answered)
  return [first, ...(note ? [entry(2, 'note', note, answered + 4 * MINUTE_MS)] : [])]
}

const forms = memoizeByObject((_stage: Stage) => new Map<string, ReturnType<typeof leadSchema>>())

/** What checks the form of that name. One is made for all leads of a dealer: making it takes longer than a lead. */
function formOf(stage: Stage, form: string, byStaff: boolean) {
  const known = forms(stage).get(`${form} ${byStaff}`)
  if (known) return known
  const rules = leadRules(stage.site, isLeadForm(form) ? form : 'enquiry')
  const schema = leadSchema({ ...rules, byStaff })
  forms(stage).set(`${form} ${byStaff}`, schema)
  return schema
}

/** @throws ZodError when a form would refuse what is sent */
export function makeLead(stage: Stage, came: Came, work: Work): MadeLead {
  const { site, places, clocks, now } = stage
  const { at, lead_id, person, isSpoken = false } = came
  const fill = wordsOf(stage, came, work.seller)
  const { cluster, ...contact } = person
  const message = fill(String(came.values.message ?? ''))
  const sent = { ...came.values, ...contact, message, terms_conditions: true, car_id: came.car?.facts.id }
  const lead = formOf(stage, String(came.values.form), isSpoken).parse(sent)
  const car = came.car && factsAt(came.car, at)
  const place = chooseLocation([...places], lead, car)
  const clock = place ? clocks.get(place.id) : undefined
  const spam = spamSigns(lead, { requestedAt: null, at: new Date(at), crowd: CALM, repeated: false })
  const suspect = spam.score >= SUSPECT_FROM
  const names = categorise(lead, false)
  const moment = new Date(at)
  const consent = isSpoken
    ? spokenConsent(site.config.consent, moment)
    : consentRecord(lead, site.config.consent, moment)
  const facts = leadFacts({
    ...{ site, lead, car, place, consent, lead_id, at: moment, ...names },
    ...{ answers: came.answers ?? [], trade: came.trade ?? null, receipt: false },
    answering: clock ? { clock } : {},
  })
  const due = work.after !== null && clock && !suspect ? afterOpenMinutes(clock, moment, work.after) : null
  const answered = due && due.getTime() < now ? due.getTime() : null
  const waits = work.after !== null && answered === null && work.state !== 'appointment'
  const state = suspect ? 'spam' : waits ? 'new' : work.state
  // The form may have chosen another place than the one whose people answered.
  const isThere = !work.seller?.places || work.seller.places.includes(place?.id ?? '')
  const id = stage.newId()
  const row = {
    ...leadRow({
      ...{ site, lead, car, place, facts, spam, suspect, deliveries: [], userAgent: '' },
      ...{ dedupe_key: hashOf(`life ${lead_id}`), source: isSpoken ? SPOKEN_SOURCE : WEBSITE_SOURCE },
    }),
    ...personKeys(lead, site.config.country),
    ...{ id, state, cluster_id: cluster, available_at: suspect ? null : at },
    ...{ assigned_to: suspect || waits || !isThere ? null : (work.seller?.id ?? null), givings: [] },
    ...{ again_at: null, back_at: null, asked_at: null, merged_into: null },
    responded_at: answered ? new Date(answered).toISOString() : null,
    timeline: entriesOf(came, work, fill, answered),
    ...{ createdAt: moment.toISOString(), updatedAt: new Date(answered ?? at).toISOString() },
  }
  return { row, id, state, answered }
}
