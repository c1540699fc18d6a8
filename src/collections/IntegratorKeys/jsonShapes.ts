import { z } from 'zod'

export const SCOPES = ['stock:read', 'stock:write', 'leads:read'] as const
export const scopesSchema = z.array(z.enum(SCOPES)).min(1)
export const dealershipSlugsSchema = z.array(z.string())
