import { z } from 'zod'
import { SCOPES } from '@/domain/keys/apiKeys'

export const scopesSchema = z.array(z.enum(SCOPES)).min(1)
export const dealershipSlugsSchema = z.array(z.string())
