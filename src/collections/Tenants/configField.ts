import type { JSONField } from 'payload'
import { tenantConfigSchema, type TenantConfig } from '@/domain/tenant/tenantConfig'
import { contrastFaults } from '@/domain/theme/contrastFaults'
import { savedConfigSchema } from '@/domain/words/savedConfig'
import { jsonField } from '@/fields/json'
import { sameValue } from '@/lib/sameValue'

const MOST_SAID = 3

const themeOf = ({ theme, primaryColour }: TenantConfig) => ({ theme, primaryColour })

/** Colours that cannot be read are refused when they are chosen; a stored theme does not block other changes. */
function unreadable(value: unknown, before: unknown): string[] {
  const config = tenantConfigSchema.safeParse(value)
  const stored = tenantConfigSchema.safeParse(before)
  if (!config.success) return []
  const same = stored.success && sameValue(themeOf(config.data), themeOf(stored.data))
  return same ? [] : contrastFaults(config.data)
}

const shape = jsonField('config', savedConfigSchema, {
  required: true,
  admin: { components: { Field: '/admin/theme/ConfigField#ConfigField' } },
})

/** The dealer's settings: their shape, and colours that everybody can read. */
export const configField: JSONField = {
  ...shape,
  validate: async (value, options) => {
    const shaped = (await shape.validate?.(value, options)) ?? true
    if (shaped !== true) return shaped
    const faults = unreadable(value, options.previousValue)
    return faults.length === 0 || `Colours: ${faults.slice(0, MOST_SAID).join(' ')}`
  },
}
