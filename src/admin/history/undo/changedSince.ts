import type { PayloadRequest, Where } from 'payload'
import { recordOf } from '@/access/ids'
import type { BulkChange } from '@/payload-types'

interface Entry {
  who: string
  at: number
  names: string[]
}

const RECENT = { sort: '-id', limit: 50, pagination: false, depth: 0, overrideAccess: true } as const

/** People by their name; keys and rules already have one. */
async function nameOf({ payload }: PayloadRequest, who: string): Promise<string> {
  const { docs } = await payload.find({
    ...{ collection: 'users', where: { email: { equals: who } }, limit: 1, depth: 0, overrideAccess: true },
  })
  return docs[0]?.name ?? who
}

async function entriesOf({ payload }: PayloadRequest, { entity, doc_id, at }: BulkChange): Promise<Entry[]> {
  if (entity === 'cars') {
    const where: Where = { and: [{ car_id: { equals: doc_id } }, { at: { greater_than: at } }] }
    const { docs } = await payload.find({ collection: 'car-history', where, ...RECENT, sort: '-at' })
    return docs.map((one) => ({ who: one.who, at: one.at, names: Object.keys(recordOf(one.changes)) }))
  }
  const since = new Date(at).toISOString()
  const { docs } = await payload.find({
    ...{ collection: 'audit-log', ...RECENT, sort: '-createdAt' },
    where: {
      and: [
        { entity: { equals: entity } },
        { doc_id: { equals: doc_id } },
        { createdAt: { greater_than: since } },
      ],
    },
  })
  return docs.map(({ who, createdAt, diff }) => ({
    ...{ who, at: Date.parse(createdAt) },
    names: Object.keys(recordOf(diff)).map((path) => path.split('.')[0] ?? path),
  }))
}

/** `Changed since by Kim, left as it is.` */
export async function changedSince(
  req: PayloadRequest,
  row: BulkChange,
  fields: readonly string[],
): Promise<string> {
  const entries = await entriesOf(req, row)
  const last = entries.find(({ names }) => names.some((name) => fields.includes(name))) ?? entries[0]
  return `Changed since${last ? ` by ${await nameOf(req, last.who)}` : ''}, left as it is.`
}
