/** Words for a save that another came before: what it changed, to what, by whom and when. The second press sets one's own. */
import { DateTime } from 'luxon'
import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import { refuse } from './bodyOf'
import { recordOf } from './ids'
import { LOCALE, grouped } from '@/lib/figures'
import { SEEN_HEADER } from '@/lib/seenSave'
import { listedAnd } from '@/lib/text'

export interface Meanwhile {
  label: string
  /** Null where it cannot be said in few words. */
  value: string | null
  /** `Jodie Walsh`, `the stock feed` */
  by: string
  /** Epoch ms */
  at: number
}

const MOST_SAID = 3
const LONGEST_VALUE = 60
const KEPT =
  'Nothing was saved, and what you typed is still here. Reload to see the other save, or save again to set yours.'

/** `at 10:42 am`; with its day where that is another. */
export function whenWords(at: number, zone: string, now: number): string {
  const [then, today] = [at, now].map((moment) => DateTime.fromMillis(moment, { zone, locale: LOCALE }))
  const clock = then?.toFormat('h:mm a').toLowerCase()
  return then && today && then.hasSame(today, 'day')
    ? `at ${clock}`
    : `on ${then?.toFormat('ccc d LLL')}, ${clock}`
}

export function meanwhileWords(changes: readonly Meanwhile[], zone: string, now: number): string {
  const said = changes.slice(0, MOST_SAID).map(({ label, value, by, at }) => {
    const what = value === '' ? 'was emptied' : value === null ? 'was changed' : `was changed to ${value}`
    return `${label} ${what} by ${by} ${whenWords(at, zone, now)}.`
  })
  const others = changes.slice(MOST_SAID).map(({ label }) => label)
  const also = others.length ? [`Also changed meanwhile, ${listedAnd(others)}.`] : []
  return [...said, ...also, KEPT].join(' ')
}

/** As a sentence has it; empty for nothing, null for what is no short value. */
export function statedValue(field: FlattenedField | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return grouped(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string' || !field || field.custom?.refersTo) return null
  if (field.type === 'select') {
    const chosen = field.options.find((one) => typeof one !== 'string' && one.value === value)
    const label = chosen && typeof chosen !== 'string' ? chosen.label : value
    return typeof label === 'string' ? `“${label}”` : null
  }
  const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'email'
  return isText && value.length <= LONGEST_VALUE ? `“${value}”` : null
}

type Key = 'id' | 'email'

export async function personName(payload: Payload, key: Key, value: string): Promise<string> {
  const where = { [key]: { equals: value } }
  const person = await payload.db.findOne<{ id: string; name?: string }>({
    ...{ collection: 'users', where, select: { name: true } },
  })
  return person?.name ?? 'a colleague'
}

/** The other person as the reader of the refusal knows them. */
export const personWords = async (
  { payload, user }: PayloadRequest,
  key: Key,
  value: string,
): Promise<string> => (user?.[key] === value ? 'you in another window' : personName(payload, key, value))

/** Of a kept change that no person made. */
const MACHINES = new Map([
  ['api', 'a call of the API'],
  ['feed', 'the stock feed'],
  ['rule', 'a merchandising rule'],
])
export const machineWords = (via: string): string => MACHINES.get(via) ?? 'the system'

export async function zoneOf({ payload }: PayloadRequest, tenant: string | null): Promise<string> {
  const where = { id: { equals: tenant ?? '' } }
  const row = await payload.db.findOne<{ id: string }>({
    ...{ collection: 'tenants', where, select: { config: true } },
  })
  const { timezone } = recordOf(recordOf(row).config)
  return typeof timezone === 'string' ? timezone : 'UTC'
}

/** @throws 409 once: who saves again after these words sets their own, unless the row was saved once more. */
export async function refuseMeanwhile(
  req: PayloadRequest,
  { changes, tenant, seen }: { changes: readonly Meanwhile[]; tenant: string | null; seen: string },
): Promise<void> {
  if (req.headers.get(SEEN_HEADER) === seen) return
  const words = meanwhileWords(changes, await zoneOf(req, tenant), Date.now())
  throw refuse(words, 409, { seen })
}
