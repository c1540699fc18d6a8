/** The allowed values of each parameter: the schemas that check them and that the document shows. */
import { z } from 'zod'
import { stocknumSchema } from '@/features/stock/carSchema'

export const dealershipSchema = z.string().regex(/^[a-z0-9-]{1,200}$/)
export const feedIdSchema = z.string().regex(/^[\w-]{1,64}$/)
export { stocknumSchema }

/** Empty: from the start. */
export const cursorSchema = z.string().regex(/^(?:\d{1,15}\.[A-Za-z0-9-]{1,64})?$/)
const seconds = z.string().regex(/^\d{1,12}$/)
const empty = z.literal('')
export const sinceSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date(), seconds, empty])
export const versionSchema = z.union([
  z.string().regex(/^\d{1,15}$/),
  z.iso.datetime({ offset: true }),
  empty,
])

/** An ETag as it was sent, in its quotes, or `*`. */
export const ifMatchSchema = z.string().regex(/^(?:\*|(?:W\/)?"[\x21\x23-\x7e]*")$/)
/** In quotes or without. */
export const idempotencyKeySchema = z.string().regex(/^(?:"[\x21\x23-\x7e]{1,255}"|[\x21\x23-\x7e]{1,255})$/)

/** Whether a message takes the whole car from other keys and files. */
export const takingModeSchema = z.enum(['own', 'replace'])
