import { ValidationError, type FieldHook, type JSONField } from 'payload'
import { z } from 'zod'
import { recordOf } from '@/access/ids'
import { conflictWords } from '@/core/dealer/settings/conflictWords'
import { merged } from '@/core/dealer/settings/merged'
import { isRecord } from '@/lib/isRecord'
import { tenantConfigSchema, type TenantConfig } from '@/core/dealer/config/tenantConfig'
import { saidFaults } from '@/core/dealer/settings/saidFaults'
import { contrastFaults } from '@/core/dealer/theme/contrastFaults'
import { savedConfigSchema } from '@/core/dealer/words/savedConfig'
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

const LOADED = 'loaded_config'

/** The settings as a form loaded them: the form sends them back, so that its changes are put onto what was saved meanwhile. */
export const loadedConfig: JSONField = jsonField(LOADED, z.unknown(), {
  virtual: true,
  hooks: { afterRead: [({ siblingData }) => siblingData.config] },
})

const ontoColleagues: FieldHook = ({ value, siblingData, originalDoc, collection, req }) => {
  const loaded: unknown = siblingData[LOADED]
  const stored = recordOf(originalDoc).config
  if (!isRecord(loaded) || !isRecord(stored) || !isRecord(value)) return value
  const { value: both, conflicts } = merged(loaded, value, stored)
  if (!conflicts.length) return both
  const message = conflictWords(conflicts, value).slice(0, MOST_SAID).join(' ')
  const slug = collection?.slug ?? 'tenants'
  throw new ValidationError(
    { collection: slug, errors: [{ label: 'Settings', path: 'config', message }] },
    req.t,
  )
}

const shape = jsonField('config', savedConfigSchema, {
  required: true,
  label: 'Settings',
  admin: { components: { Field: '/admin/settings/SettingsField#SettingsField' } },
})

/** The dealer's settings. Checks their shape, and that people can read the colours. */
export const configField: JSONField = {
  ...shape,
  custom: { ...shape.custom, settings: true },
  hooks: { beforeValidate: [ontoColleagues] },
  validate: (value, options) => {
    if (value === null || value === undefined) return 'This is required.'
    const faults = saidFaults(value, options.previousValue)
    if (faults.length) return faults.slice(0, MOST_SAID).join(' ')
    const colours = unreadable(value, options.previousValue)
    return colours.length === 0 || `Colours: ${colours.slice(0, MOST_SAID).join(' ')}`
  },
}
