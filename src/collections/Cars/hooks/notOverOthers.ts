import type { CollectionBeforeChangeHook, FlattenedField, PayloadRequest } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { machineWords, type Meanwhile, personWords, refuseMeanwhile, statedValue } from '@/access/meanwhile'
import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { setMeanwhile } from '@/core/car/savedForm'
import { formatMoney } from '@/core/money/format'
import { carLabelOf } from '@/fields/label'
import { hashOf } from '@/lib/secrets'

type Row = Record<string, unknown>

const FIELDS = new Map<string, CarField>(Object.entries(CAR_FIELDS))
const MOST_LINES = 50

/** Kept changes of the car, the newest first: they have whole values, and the address of the person. */
const changesOf = async ({ payload }: PayloadRequest, id: string): Promise<Row[]> => {
  const { docs } = await payload.find({
    ...{ collection: 'car-history', where: { car_id: { equals: id } }, sort: '-at', limit: MOST_LINES },
    ...{ depth: 0, overrideAccess: true },
  })
  return docs.map(recordOf)
}

function valueOf(name: string, field: FlattenedField | undefined, value: unknown): string | null {
  const type = FIELDS.get(name)?.type
  if (type === 'time') return null
  if (type === 'dollars' && typeof value === 'number') return formatMoney(value)
  return name === 'year' && typeof value === 'number' ? String(value) : statedValue(field, value)
}

/** @throws 409 where the person changes a field that somebody else changed after the form was opened */
export const notOverOthers: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const before = recordOf(originalDoc)
  const names = operation === 'update' ? setMeanwhile(before, recordOf(data)) : []
  const shown = names.filter((name) => FIELDS.get(name)?.tab)
  if (!shown.length) return data
  const lines = await changesOf(req, String(before.id))
  const saver = async (line: Row | undefined) => {
    if (!line) return 'a colleague'
    return line.via === 'admin' ? personWords(req, 'email', String(line.who)) : machineWords(String(line.via))
  }
  const changes = shown.map(async (name): Promise<Meanwhile> => {
    const line = lines.find(({ changes: of }) => name in recordOf(of))
    const field = collection.flattenedFields.find((one) => one.name === name)
    return {
      ...{ label: carLabelOf(name), value: valueOf(name, field, before[name]) },
      by: await saver(line),
      at: line ? Number(line.at) : Number(before.updated_at) * 1000,
    }
  })
  const seen = hashOf(JSON.stringify(shown.map((name) => [name, before[name] ?? null])))
  await refuseMeanwhile(req, { changes: await Promise.all(changes), tenant: idOf(before.tenant), seen })
  return data
}
