import { z } from 'zod'
import type { CarTable } from '@/core/car/field'
import type { LeadTable } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { CAR_FIELDS } from '@/core/car/fields'
import { memoizeByObject } from '@/lib/memoize'
import { leadViewSchema } from '@/features/leads/leadView'
import { sentSchemasOf } from '@/features/stock/sentSchema'
import { FEED_STATES, feedViewSchema } from '@/features/stock/feeds.rules'
import { carViewOf, ownersSchema, picturesSchema, previousSchema } from './carView'
import { callsSchema } from './calls'
import { API_VERSION } from './changes.data'
import { API_ERROR_CODES } from '@/lib/apiErrors'
import { madeKeySchema, storedKeySchema, wantedKeySchema } from './keys'
import { keySchema } from './me'
import {
  madeWebhookSchema,
  testedSchema,
  wantedWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
} from './webhooks'
import { dealershipsSchema, vocabulariesSchema } from './vocabularies'
import { eventPageSchema } from './events'
import { feedOpeningSchema } from './feeds'
import { fileResultSchema } from './files'
import { handedOnSchema, inboundMailSchema, inboundSmsSchema } from './inbound'
import { answerHeaders } from './openapiCommon'
import { withExamples } from './openapiExamples'
import { pageOf, schemaOf } from './openapiParts'
import { paths } from './openapiPaths'
import { stockFilesSchema } from './stockFiles'

const notice = z.object({ detail: z.string(), pointer: z.string() })
const resultSchema = z.object({
  stocknum: z.string(),
  result: z.enum(['created', 'updated', 'unchanged', 'stale']),
  slug: z.string().optional().meta({ description: "The car's page is /cars/{slug} on the dealer's site" }),
  previous_stocknum: previousSchema,
  warnings: z.array(notice).meta({ description: 'What was left out, and why: it stays as it is stored' }),
  dry_run: z.boolean().optional(),
})
const itemSchema = z.object({
  index: z.int(),
  stocknum: z.string().nullable(),
  result: z.enum(['created', 'updated', 'unchanged', 'stale', 'failed']),
  errors: z.array(notice),
  warnings: z.array(notice).optional(),
  slug: z.string().optional(),
  previous_stocknum: previousSchema,
})
const summarySchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  stale: z.int(),
  failed: z.int(),
  with_warnings: z
    .int()
    .meta({ description: 'Cars of which something was left out; each is in a count above too' }),
})

const carsOf = (table: CarTable) => {
  const { whole, change, inBatch, changeInBatch } = sentSchemasOf(table)
  const stored = carViewOf(table)
  return {
    Car: whole,
    CarChange: change,
    CarInBatch: inBatch,
    CarChangeInBatch: changeInBatch,
    StoredCar: stored,
    CarWithPictures: stored.extend({ pictures: picturesSchema, owners: ownersSchema }),
  }
}
const components = {
  Key: keySchema,
  Dealerships: dealershipsSchema,
  Vocabularies: vocabulariesSchema,
  StockFiles: stockFilesSchema,
  Result: resultSchema,
  BatchResult: z.object({
    items: z.array(itemSchema),
    summary: summarySchema,
    dry_run: z.boolean().optional(),
  }),
  FileResult: fileResultSchema,
  StoredKey: storedKeySchema,
  StoredKeys: z.object({ items: z.array(storedKeySchema) }),
  MadeKey: madeKeySchema,
  WantedKey: wantedKeySchema,
  Webhook: webhookSchema,
  Webhooks: z.object({ items: z.array(webhookSchema) }),
  MadeWebhook: madeWebhookSchema,
  WantedWebhook: wantedWebhookSchema,
  WebhookChange: webhookChangeSchema,
  Tested: testedSchema,
  InboundMail: inboundMailSchema,
  InboundSms: inboundSmsSchema,
  HandedOn: handedOnSchema,
  EventPage: eventPageSchema,
  Calls: callsSchema,
  FeedOpening: feedOpeningSchema,
  Feed: z.object({ id: z.string().nullable(), state: z.enum(['open']), expected_count: z.int().nullable() }),
  FeedRun: feedViewSchema,
  FeedResult: z.object({
    id: z.string(),
    state: z.enum(FEED_STATES.filter((state) => state !== 'open')),
    received: z.int(),
    missing: z.int(),
    withdrawn: z.int(),
    renumbered: feedViewSchema.shape.renumbered,
    held_reason: z.string().nullable(),
  }),
  Problem: z.object({
    type: z.string().meta({ description: 'Where the code is explained, at this platform' }),
    code: z.enum(API_ERROR_CODES).meta({ description: 'For programs: it does not change' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(notice).optional(),
  }),
}

const schemasOf = (cars: CarTable, leads: LeadTable): Record<string, Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries({ ...carsOf(cars), Lead: leadViewSchema(leads), ...components }).map(([name, schema]) => [
      name,
      schemaOf(schema),
    ]),
  ),
  ...{ CarPage: pageOf('StoredCar'), FeedPage: pageOf('FeedRun'), LeadPage: pageOf('Lead') },
})

function build(cars: CarTable, leads: LeadTable = LEAD_FIELDS) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt integrator API',
      version: API_VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Push stock, read it back, and collect leads. A write that was answered is on disk; the public pages and the search follow within two seconds.',
    },
    servers: [{ url: '/api/v1' }],
    tags: [
      { name: 'Keys', description: 'What a key is and may do, and the keys that it makes.' },
      { name: 'Cars', description: 'One car at a time, by the dealership’s own stock number.' },
      { name: 'Batches', description: 'Many cars in one request, each with a result of its own.' },
      { name: 'Full feeds', description: 'The whole stock: what a feed does not name leaves the site.' },
      {
        name: 'Files of suppliers',
        description: 'The stock as a yard’s own program writes it: CSV, XML or JSON.',
      },
      { name: 'Stock files', description: 'Cars for sale as files that other websites fetch.' },
      { name: 'Leads', description: 'What shoppers sent to the dealer.' },
      { name: 'Messages', description: 'Answers of shoppers by mail and SMS, handed on by a service.' },
      { name: 'Webhooks', description: 'Where leads and events are sent.' },
      { name: 'Events', description: 'What happened to cars, feeds, bookings and reservations.' },
    ],
    paths: withExamples(paths),
    components: {
      headers: answerHeaders,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of the dealer: shown once, stored hashed. Each call names the scope that its key must have. A GET, and what is handed on, takes the key as the password of HTTP Basic too, with any user name.',
        },
      },
      schemas: schemasOf(cars, leads),
    },
  }
}
export type OpenApi = ReturnType<typeof build>

const made = memoizeByObject(build)
export const openApi = (cars: CarTable = CAR_FIELDS, leads: LeadTable = LEAD_FIELDS): OpenApi =>
  leads === LEAD_FIELDS ? made(cars) : build(cars, leads)
