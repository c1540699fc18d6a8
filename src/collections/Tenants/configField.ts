import { APIError, type FieldHook, type JSONField, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordOf } from '@/access/ids'
import { type Requested, lastLines, type Line } from '@/access/savedMeanwhile'
import { type Merged, merged } from '@/core/settings/merged'
import { momentText } from '@/core/place/moments'
import { tableOf } from '@/db/table'
import { brief } from '@/lib/text'
import { isRecord } from '@/lib/isRecord'
import { tenantConfigSchema, type TenantConfig } from '@/core/dealer/config/tenantConfig'
import { placedWords, reportedFaults } from '@/core/settings/reportedFaults'
import { contrastFaults } from '@/core/dealer/theme/contrastFaults'
import { savedConfigSchema } from '@/core/dealer/words/savedConfig'
import { jsonField } from '@/fields/json'
import { signedDuties } from './signedDuties'
import { sameValue } from '@/lib/sameValue'

const MOST_REPORTED = 3

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
/** Without a colon: Payload's notice makes a list of what follows one. */
const NOTICE = 'A colleague saved the same settings after you opened them, so nothing of yours was saved.'
const NOTHING_SAVED =
  'Nothing of yours was saved, and what you typed is still here: take theirs, or save yours over it.'

const statedTheirs = (theirs: unknown): string =>
  typeof theirs === 'string' || typeof theirs === 'number' ? `“${theirs}”` : 'something else'

/** A place and another one that is a part of it, whichever is the larger. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** The settings as a form loaded them: the form sends them back, so that its changes are put onto what was saved meanwhile. */
export const loadedConfig: JSONField = jsonField(LOADED, z.unknown(), {
  virtual: true,
  hooks: { afterRead: [({ siblingData }) => siblingData.config] },
})

type Saved = Pick<Requested, 'req' | 'collection' | 'id'> & { stored: Record<string, unknown> }

const nameOf = async (req: PayloadRequest, id: string): Promise<string> => {
  const [person] = await tableOf(req.payload, 'users').find([['id', '=', id]], { fields: ['name'], limit: 1 })
  return String(person?.name ?? 'a colleague')
}

/** Who saved what stands there now, and when: the newest line of the history of just that value. */
async function saverOf(
  { req, stored }: Saved,
  lines: readonly Line[],
  { path, theirs }: Merged['conflicts'][number],
): Promise<string> {
  const place = `config.${path}`
  const line = lines.find(({ diff }) => Object.keys(diff).some((one) => isWithin(one, place)))
  const exact = recordOf(line?.diff[place])
  if (!line?.by || ('to' in exact && !sameValue(exact.to, brief(theirs))))
    return `a colleague has saved ${statedTheirs(theirs)} here just now.`
  const moment = momentText(line.at, String(recordOf(stored.config).timezone))
  return line.by === req.user?.id
    ? `you have saved ${statedTheirs(theirs)} here in another window on ${moment}.`
    : `${await nameOf(req, line.by)} has saved ${statedTheirs(theirs)} here on ${moment}.`
}

/** @throws 409 that names each place that both changed, with who saved it meanwhile and when */
async function refuseConflicts(saved: Saved, conflicts: Merged['conflicts'], value: unknown): Promise<never> {
  const lines = await lastLines(saved)
  const notice = await Promise.all(
    conflicts.map(async (one) => [one.path, await saverOf(saved, lines, one)] as const),
  )
  const message = [...placedWords(new Map(notice), value).slice(0, MOST_REPORTED), NOTHING_SAVED].join(' ')
  throw new APIError(NOTICE, 409, { errors: [{ label: 'Settings', path: 'config', message }] }, true)
}

const ontoColleagues: FieldHook = async ({ value, siblingData, originalDoc, collection, req }) => {
  const loaded: unknown = siblingData[LOADED]
  const stored = recordOf(originalDoc)
  if (!isRecord(loaded) || !isRecord(stored.config) || !isRecord(value) || !collection) return value
  const { value: both, conflicts } = merged(loaded, value, stored.config)
  if (conflicts.length) await refuseConflicts({ req, collection, id: stored.id, stored }, conflicts, value)
  return both
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
  hooks: { beforeValidate: [ontoColleagues], beforeChange: [signedDuties] },
  validate: (value, options) => {
    if (value === null || value === undefined) return 'This is required.'
    const faults = reportedFaults(value, options.previousValue)
    if (faults.length) return faults.slice(0, MOST_REPORTED).join(' ')
    const colours = unreadable(value, options.previousValue)
    return colours.length === 0 || `Colours: ${colours.slice(0, MOST_REPORTED).join(' ')}`
  },
}
