import { z } from 'zod'
import { SCOPES } from '@/features/keys/apiKeys.rules'

export const scopesSchema = z.array(z.enum(SCOPES)).min(1)
export const dealershipSlugsSchema = z.array(z.string())
