/** Marketplaces as the worker reads them, and what wakes it: it sees by itself when their file is due. */
import { z } from 'zod'
import { webhookEndSchema } from '@/core/letter/rows/webhookEnds'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { changedAt, runsSchema, sentSchema, WAYS } from './sending.rules'
import { STOCK_FILE_NAMES } from './stockFiles.rules'

const orNull = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => (value === undefined || value === '' ? null : value))
const [text, moment] = [orNull(z.string()), orNull(z.number())]
const targetSchema = webhookEndSchema.extend({
  ...{ tenant: z.string(), url: z.string(), file: z.enum(STOCK_FILE_NAMES), way: z.enum(WAYS) },
  ...{ dealership_id: text, login: text, header: text, sealed_password: text, sent_at: text },
  ...{ first_at: z.string(), second_at: z.string(), resend: z.boolean().nullish() },
  ...{ changed_since: moment, changed_at: moment, fixed_at: moment, asked_at: moment },
  tries: z.number().nullish().transform(Number),
  sent: orNull(sentSchema).catch(null),
  runs: orNull(runsSchema).catch(null),
})
export type Target = z.output<typeof targetSchema>
export const targetOf = (row: Row): Target => targetSchema.parse(row)

export const TARGETS = 'stock-targets'
/** Cars of these dealers changed. What failed goes on in its own rhythm. */
export async function stockSettles(tenants: readonly string[], now: number): Promise<void> {
  const rows = await table(TARGETS)
  const own: Clause[] = [
    ['tenant', 'in', tenants],
    ['enabled', '=', true],
  ]
  if (!(await rows.update(own, changedAt(now)))) return
  await rows.update([...own, ['changed_since', '=', null]], { changed_since: now })
  await rows.update([...own, ['tries', '=', 0], ['next_at', '>', now]], { next_at: now })
}

export async function lacksSecret(id: string): Promise<boolean> {
  const [row] = await (await table(TARGETS)).find([['id', '=', id]])
  return row?.way === 'webhook' && !row.secret
}

/** Also what had been given up. */
export const sendNow = async (id: string, now = Date.now()): Promise<number> =>
  (await table(TARGETS)).update([['id', '=', id]], { asked_at: now, next_at: 0, tries: 0 })
