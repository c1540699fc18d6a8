/** A lead as webhooks and the API for integrators give it. */
import { z } from 'zod'
import { leadNames, type LeadField, type LeadTable } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import type { Row } from '@/db/tableTypes'

const VIEW_NAMES: Partial<Record<string, string>> = { createdAt: 'created_at' }
const viewName = (name: string): string => VIEW_NAMES[name] ?? name

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

function shown(field: LeadField): z.ZodType {
  const schema = field.api === 'filled' ? kindOf(field) : kindOf(field).nullable()
  return field.note ? schema.meta({ description: field.note }) : schema
}

const inView = (table: LeadTable) =>
  Object.entries(table).flatMap(([name, field]) => (field.api ? [[name, field] as const] : []))

export const leadViewSchema = (table: LeadTable = LEAD_FIELDS) =>
  z.object(Object.fromEntries(inView(table).map(([name, field]) => [viewName(name), shown(field)])))

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
