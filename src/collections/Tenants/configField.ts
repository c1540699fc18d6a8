import type { JSONField } from 'payload'
import { tenantConfigSchema, type TenantConfig } from '@/domain/tenant/tenantConfig'
import { saidFaults } from '@/domain/settings/saidFaults'
import { contrastFaults } from '@/domain/theme/contrastFaults'
import { savedConfigSchema } from '@/domain/words/savedConfig'
import { jsonField } from '@/fields/json'
import { sameValue } from '@/lib/sameValue'

const MOST_SAID = 3

const themeOf = ({ theme, primaryColour }: TenantConfig) => ({ theme, primaryColour })

/** Colours without enough contrast are refused when they are chosen; those of a stored theme do not block other changes. */
function unreadable(value: unknown, before: unknown): string[] {
  const config = tenantConfigSchema.safeParse(value)
  const stored = tenantConfigSchema.safeParse(before)
  if (!config.success) return []
  const same = stored.success && sameValue(themeOf(config.data), themeOf(stored.data))
  return same ? [] : contrastFaults(config.data)
}

const shape = jsonField('config', savedConfigSchema, {
  required: true,
  label: 'Settings',
  admin: { components: { Field: '/admin/settings/SettingsField#SettingsField' } },
})

/** The dealer's settings. Checks their shape, and that people can read the colours. */
export const configField: JSONField = {
  ...shape,
  validate: (value, options) => {
    if (value === null || value === undefined) return 'This is required.'
    const faults = saidFaults(value, options.previousValue)
    if (faults.length) return faults.slice(0, MOST_SAID).join(' ')
    const colours = unreadable(value, options.previousValue)
    return colours.length === 0 || `Colours: ${colours.slice(0, MOST_SAID).join(' ')}`
  },
}
