/** Settings and preview are on this host; each accepts messages only from the other's window. */
import { z } from 'zod'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { layoutAttributes } from './layoutAttributes'
import { themeCss } from './themeCss'

export const lookSchema = z.object({
  css: z.string(),
  attributes: z.record(z.string().regex(/^data-[a-z]+$/), z.string()),
})
type Look = z.output<typeof lookSchema>

export const themedSchema = tenantConfigSchema.pick({
  template: true,
  theme: true,
  layout: true,
  primaryColour: true,
})

export const lookOf = (config: z.output<typeof themedSchema>): Look => ({
  css: themeCss(config),
  attributes: layoutAttributes(config),
})
