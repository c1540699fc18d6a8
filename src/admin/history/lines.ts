import type { FlattenedField, Payload, SanitizedCollectionConfig, TypedUser } from 'payload'
import { carValueWords, isTold } from './carWords'
import { dayWords, isDayField } from './days'
import type { HistoryEntry } from './entry'
import { idOf, recordOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { valueWords, type Reader, VIA_WORDS, whatWords } from '@/features/history/historyWords.rules'
import { labelOf } from '@/fields/label'
import { rowHref } from '@/lib/adminHrefs'
import { pathLabels } from './fieldPath'
import { namesIn, type Names } from './names'

export interface HistoryLine {
  id: string
  /** Epoch ms */
  at: number
  when: string
  who: string
  via: string
  what: string
  kind: string
  title: string | null
  /** Address of the row, if it still exists and the reader may open it. */
  href: string | null
  changes: { field: string; from: string; to: string }[]
}

type Fields = Map<string, FlattenedField>
/** Absent for a collection that is no more. */
type Collection = SanitizedCollectionConfig | undefined

const collectionOf = (payload: Payload, entity: string): Collection =>
  Object.values(payload.collections).find(({ config }) => config.slug === entity)?.config
const fieldsOf = (collection: Collection): Fields =>
  new Map(collection?.flattenedFields.map((field) => [field.name, field]))
const kindOf = (collection: Collection, entity: string): string => {
  const label = collection?.labels.singular
  return typeof label === 'string' ? label : labelOf(entity)
}

/** A value that no form shows and that the server makes of others. */
const isMade = (field: FlattenedField | undefined): boolean =>
  field !== undefined &&
  (field.name.startsWith('sanitized_') || ('virtual' in field && Boolean(field.virtual)))

function optionOf(field: FlattenedField | undefined, value: string): string | null {
  if (field?.type !== 'select') return null
  const found = field.options.find((one) => typeof one !== 'string' && one.value === value)
  return found && typeof found !== 'string' && typeof found.label === 'string' ? found.label : labelOf(value)
}

function lineOf(payload: Payload, row: HistoryEntry, names: Names, zone: string): HistoryLine {
  const collection = collectionOf(payload, row.entity)
  const fields = fieldsOf(collection)
  const moment = (at: number | string) => staffMoment(at, zone)
  const labelAt = (path: string) => pathLabels(collection?.flattenedFields ?? [], path.split('.')).join(' › ')
  const changes = Object.entries(recordOf(row.diff)).flatMap(([path, change]) => {
    const { from, to } = recordOf(change)
    if (from === undefined && to === undefined) return []
    const [name = ''] = path.split('.')
    const field = fields.get(name)
    const reader: Reader = {
      moment: isDayField(field) ? dayWords : moment,
      nameOf: (id) => names.nameOf(field, id),
      optionOf: (value) => optionOf(field, value),
    }
    const isCar = row.entity === 'cars'
    if (isCar ? !isTold(name) : isMade(field)) return []
    const words = (value: unknown) =>
      isCar && path === name ? carValueWords(name, value, reader) : valueWords(value, reader)
    return [{ field: labelAt(path), from: words(from), to: words(to) }]
  })
  return {
    id: row.id,
    at: Date.parse(row.createdAt),
    when: moment(row.createdAt),
    who: names.person(row.user_id) ?? row.who,
    via: VIA_WORDS[row.via] ?? row.via,
    what: whatWords(row.what, row.entity),
    kind: kindOf(collection, row.entity),
    title: row.doc_title ?? null,
    href:
      collection && row.doc_id && names.isThere(row.entity, row.doc_id)
        ? rowHref(collection.slug, row.doc_id)
        : null,
    changes,
  }
}

export async function linesOf(
  payload: Payload,
  user: TypedUser,
  rows: HistoryEntry[],
): Promise<HistoryLine[]> {
  const names = await namesIn(payload, user, rows)
  const tenants = [...new Set(rows.map(({ tenant }) => idOf(tenant) ?? ''))]
  const zones = new Map(
    await Promise.all(tenants.map(async (id) => [id, await dealerZone(payload, id)] as const)),
  )
  return rows.map((row) => lineOf(payload, row, names, zones.get(idOf(row.tenant) ?? '') ?? FALLBACK_ZONE))
}
