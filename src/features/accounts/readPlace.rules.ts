import { z } from 'zod'
import { SIGN_IN_TYPES } from '@/core/dealer/links/gates'
import { ownPath } from './ownPath.rules'
import type { SignInPlace } from './signInHref.rules'

const placeSchema = z.object({
  type: z.enum(SIGN_IN_TYPES).nullable().catch(null),
  step: z.literal('code').nullable().catch(null),
  add: z.enum(['email', 'phone']).nullable().catch(null),
  error: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .nullable()
    .catch(null),
  redirect: z.unknown().transform(ownPath),
  back: z.unknown().transform(ownPath),
})

/** Wrong values, and targets on other sites, are left out. */
export const readPlace = (input: Record<string, unknown>): SignInPlace =>
  placeSchema.parse({ redirect: null, back: null, ...input })
