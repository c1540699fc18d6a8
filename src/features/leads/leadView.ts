/** A lead as webhooks and the API for integrators give it. */
import { z } from 'zod'
import type { leadAttributes } from '@/core/person/formFields'
import type { TradeIn } from '@/core/person/tradeIn'
import type { ConsentRecord } from './consent'
import { leadNames, type LeadField, type LeadTable } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import type { Row } from '@/db/tableTypes'

const VIEW_NAMES: Partial<Record<string, string>> = { createdAt: 'created_at' }
const viewName = (name: string): string => VIEW_NAMES[name] ?? name

type Parts<Known> = Record<
  keyof Known & string,
  { type: 'string' | 'boolean' | 'integer' | 'array' | 'object' }
>
const [word, yes, whole, list] = [
  { type: 'string' },
  { type: 'boolean' },
  { type: 'integer' },
  { type: 'array' },
] as const

const CONSENT: Parts<ConsentRecord> = {
  ...{
    marketing: yes,
    default_ticked: yes,
    terms: yes,
    marketing_text: word,
    notice_text: word,
    terms_text: word,
  },
  ...{ version: word, text_hash: word, page: word, channel: word, at: word },
}
const TRADE: Parts<TradeIn> = {
  ...{ make: word, model: word, year: whole, km: whole, rego: word, regoState: word, good_until: word },
  ...{ offer_price: whole, offer_low: whole, offer_high: whole, adjustmentAnswers: list, assumptions: list },
  ...{ lead_id: word, form_completed: yes, offer_accepted: yes },
}
const VISIT: Parts<z.output<typeof leadAttributes>> = {
  visited_pages: list,
  linked_query_params: { type: 'object' },
}
/** What is in its objects, for the document. Of an old row a part may be of another kind: none is refused. */
const PARTS: Partial<Record<string, object>> = { consent: CONSENT, trade: TRADE, lead_attributes: VISIT }

function kindOf({ type }: LeadField): z.ZodType {
  switch (type) {
    case 'tick':
      return z.boolean()
    case 'dollars':
    case 'number':
      return z.number()
    case 'moment':
      return z.iso.datetime()
    case 'map':
    case 'visit':
      return z.record(z.string(), z.unknown())
    case 'list':
    case 'texts':
      return z.array(z.unknown())
    default:
      return z.string()
  }
}

function shown(name: string, field: LeadField): z.ZodType {
  const parts = PARTS[name]
  const kind = parts ? kindOf(field).meta({ properties: parts }) : kindOf(field)
  const schema = field.api === 'filled' ? kind : kind.nullable()
  return field.note ? schema.meta({ description: field.note }) : schema
}

const inView = (table: LeadTable) =>
  Object.entries(table).flatMap(([name, field]) => (field.api ? [[name, field] as const] : []))

export const leadViewSchema = (table: LeadTable = LEAD_FIELDS) =>
  z.object(Object.fromEntries(inView(table).map(([name, field]) => [viewName(name), shown(name, field)])))

const moment = z.union([z.string(), z.date()])
function valueOf({ type }: LeadField, value: unknown): unknown {
  if (type === 'tick') return value === true
  return type === 'moment' ? new Date(moment.parse(value)).toISOString() : (value ?? null)
}

const usual = leadViewSchema()
export type LeadView = z.output<typeof usual>

export const leadView = (row: Row, table: LeadTable = LEAD_FIELDS): LeadView =>
  (table === LEAD_FIELDS ? usual : leadViewSchema(table)).parse(
    Object.fromEntries(inView(table).map(([name, field]) => [viewName(name), valueOf(field, row[name])])),
  )

/** The example of the API's document; `known`: what it has in common with the other examples. */
export const leadExample = (known: Row, table: LeadTable = LEAD_FIELDS): LeadView =>
  leadView(
    {
      ...Object.fromEntries(
        leadNames(table, ({ api }) => api !== null).map((name) => [name, table[name]?.example]),
      ),
      ...known,
    },
    table,
  )
