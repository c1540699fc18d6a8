/** Suppliers' addresses as the worker reads and writes them. */
import { z } from 'zod'
import { EVERY } from './addresses.rules'
import { table } from '@/db/table'

const text = z
  .string()
  .nullish()
  .transform((value) => value || null)
const rowSchema = z.object({
  ...{ id: z.string(), tenant: z.string(), dealership_id: z.string(), name: z.string(), url: z.string() },
  ...{ login: text, sealed_password: text, etag: text, modified: text },
  every: z.enum(EVERY),
  mode: z.enum(['full', 'update', 'add']),
  failures: z.number().nullish().transform(Number),
  next_at: z.number(),
})
export type AddressRow = z.output<typeof rowSchema>

const addresses = () => table('stock-addresses')

/** Takes one that is due, until `until` (epoch ms), so that no other process fetches it too. `busy`: dealers who wait for their turn. */
export async function takeAddress(
  now: number,
  until: number,
  busy: readonly string[],
): Promise<AddressRow | null> {
  const due = [
    ['next_at', '<=', now],
    ['enabled', '=', true],
  ] as const
  const others = busy.map((tenant) => ['tenant', '!=', tenant] as const)
  const row = await (
    await addresses()
  ).take([...due, ...others], { next_at: until }, { sort: [['next_at', 'asc']] })
  return row ? rowSchema.parse(row) : null
}

/** Unless somebody changed it meanwhile: then it is fetched anew. */
export const settleAddress = async (
  { id, next_at }: AddressRow,
  set: {
    next_at: number
    last_result: string
    failures: number
    etag?: string | null
    modified?: string | null
  },
): Promise<boolean> =>
  (await (
    await addresses()
  ).update(
    [
      ['id', '=', id],
      ['next_at', '=', next_at],
    ],
    { ...set, last_at: new Date().toISOString() },
  )) > 0
