import { z } from 'zod'
import { topicsOf } from './leadCategories.rules'
import { OFFER_ACCEPTED_SUBCATEGORY, leadEvent } from './leadEvents.rules'
import { isLeadForm } from '@/features/leads/intents/names.rules'
import type { Row } from '@/db/tableTypes'
import { notify } from '@/jobs/notify'
import { isRecord } from '@/lib/isRecord'
import { deliveriesSchema, deliveryColumns } from './deliveryRow'
import { destinationsFor } from './destinations'
import { changeLead } from './leaseLead'
import { parseFacts } from './mailFor'
import { planDeliveries } from './planDeliveries'
import type { Delivery, LeadFacts } from './types'
import type { TradeIn } from '@/core/person/tradeIn'
import type { Line } from '@/core/letter/letter'

export interface TradeNews {
  trade: TradeIn
  /** For staff and their systems; a line replaces an older one of its label. */
  lines: readonly Line[]
}

const rowSchema = z.object({
  tenant: z.string(),
  form: z.string().nullish(),
  location_id: z.string().nullish(),
  suspected: z.boolean().nullish(),
  trade: z.unknown(),
  event: z.unknown(),
  facts: z.unknown(),
  deliveries: deliveriesSchema.nullish().transform((all) => all ?? []),
})
type Lead = z.output<typeof rowSchema>

function reported({ facts: stored, trade }: Pick<Lead, 'facts' | 'trade'>, news: TradeNews) {
  const facts = parseFacts(stored)
  const labels = new Set(news.lines.map(([label]) => label))
  const answers = [...facts.answers.filter(([label]) => !labels.has(label)), ...news.lines]
  const merged = { ...(isRecord(trade) ? trade : {}), ...facts.trade, ...news.trade }
  return { facts: { ...facts, answers, trade: merged }, trade: merged }
}

/** False when the delivery worker holds the lead: the caller asks for another try. */
export async function tellTrade(leadRowId: string, news: TradeNews): Promise<boolean> {
  const done = await changeLead(leadRowId, (row) => ({
    set: reported(rowSchema.parse(row), news),
    result: true,
  }))
  return done === true
}

/** New keys, because these are further messages, not retries of the first ones. */
async function updates(lead: Lead, facts: LeadFacts, at: Date): Promise<Delivery[]> {
  const to = { topics: topicsOf(facts), location_id: lead.location_id ?? null }
  const destinations = await destinationsFor(lead.tenant, to)
  const may = { suspect: lead.suspected === true, receipt: facts.receipt === true, sms: null }
  return planDeliveries(facts, destinations, may, at.toISOString()).map((delivery) => ({
    ...delivery,
    key: `${delivery.key}-completed`,
    update: true,
  }))
}

const isDone = (trade: unknown): boolean => isRecord(trade) && trade.form_completed === true

async function completed(row: Row, news: TradeNews, at: Date): Promise<Row> {
  const lead = rowSchema.parse(row)
  const { facts, trade } = reported(lead, news)
  const accepted = news.trade.offer_accepted === true
  const subcategory = accepted ? OFFER_ACCEPTED_SUBCATEGORY : facts.subcategory
  const form = isLeadForm(lead.form) ? lead.form : 'trade-in'
  const event_id = leadEvent({ form, form_completed: true, offer_accepted: accepted }, null)
  const all = [...lead.deliveries, ...(await updates(lead, { ...facts, subcategory }, at))]
  return {
    trade,
    facts: { ...facts, subcategory },
    subcategory,
    form_completed: true,
    offer_accepted: accepted,
    isLastStep: true,
    ...(accepted ? { event: { ...(isRecord(lead.event) ? lead.event : {}), event_id } } : {}),
    // Systems that read leads page by page get it again.
    ...(lead.suspected ? {} : { available_at: at.getTime() }),
    ...deliveryColumns(all),
  }
}

/** Once per lead, however often it is called. False: as `tellTrade`. */
export async function completeTrade(leadRowId: string, news: TradeNews, at: Date): Promise<boolean> {
  const done = await changeLead<'completed' | 'known'>(leadRowId, async (row) =>
    isDone(row.trade)
      ? { set: {}, result: 'known' }
      : { set: await completed(row, news, at), result: 'completed' },
  )
  if (done === 'completed') notify('deliveriesLoop')
  return done !== 'busy'
}
