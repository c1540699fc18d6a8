import { z } from 'zod'
import { countOrZero, textOrNull } from '@/core/dealer/rowShapes'
import { readSound } from '@/lib/soundParts'

const codeRow = z.object({
  id: z.string(),
  tenant: z.string(),
  login: z.string(),
  salt: textOrNull,
  target: textOrNull,
  asked_at: countOrZero,
  code_expires_at: countOrZero,
  proved_at: countOrZero,
})
export type CodeRow = z.output<typeof codeRow>

const session = z.object({ hash: z.string(), expires_at: z.number(), created_at: z.number() })
export type Session = z.output<typeof session>

const shopperRow = z.object({
  id: z.string(),
  tenant: z.string(),
  name: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  sessions: z
    .array(session)
    .nullish()
    .transform((list) => list ?? []),
  rev: countOrZero,
})
export type ShopperRow = z.output<typeof shopperRow>

/** A signed-in shopper; e-mail and phone are proved. */
export type Shopper = Pick<ShopperRow, 'id' | 'tenant' | 'name' | 'email' | 'phone'>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readCodeRow = (stored: unknown): CodeRow => codeRow.parse(stored)
export const readShopper = (stored: unknown): ShopperRow => shopperRow.parse(stored)
/** A row at fault is read as far as it goes. */
export const shownShopper = (stored: unknown): ShopperRow | null => readSound('shoppers', shopperRow, stored)
export const SHOPPER_FIELDS: readonly string[] = Object.keys(shopperRow.shape)
