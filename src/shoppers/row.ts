import { z } from 'zod'

const orNull = z
  .string()
  .nullish()
  .transform((value) => value || null)
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? 0)

const codeRow = z.object({
  id: z.string(),
  tenant: z.string(),
  login: z.string(),
  salt: orNull,
  target: orNull,
  asked_at: count,
  code_expires_at: count,
  proved_at: count,
  send_attempts: count,
})
export type CodeRow = z.output<typeof codeRow>

const session = z.object({ hash: z.string(), expires_at: z.number(), created_at: z.number() })
export type Session = z.output<typeof session>

const shopperRow = z.object({
  id: z.string(),
  tenant: z.string(),
  name: orNull,
  email: orNull,
  phone: orNull,
  sessions: z
    .array(session)
    .nullish()
    .transform((list) => list ?? []),
  rev: count,
})
export type ShopperRow = z.output<typeof shopperRow>

/** A signed-in shopper; e-mail and phone are proved. */
export type Shopper = Pick<ShopperRow, 'id' | 'tenant' | 'name' | 'email' | 'phone'>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readCodeRow = (stored: unknown): CodeRow => codeRow.parse(stored)
export const readShopper = (stored: unknown): ShopperRow => shopperRow.parse(stored)
export const SHOPPER_FIELDS: readonly string[] = Object.keys(shopperRow.shape)
