import type {
  Where,
  WhereField,
  BaseDatabaseAdapter,
  DatabaseAdapterObj,
  DeleteOneArgs,
  FindArgs,
  FindOneArgs,
  TypeWithID,
  UpdateOneArgs,
} from 'payload'
import { foundBy, openRow, sealedNewRow, sealedRow, sealingOf, type Sealing } from './rows'
import { isDeepStrictEqual } from 'node:util'
import { isMongo, newObjectId } from '@/db/tableMongo'
import { uuidv7 } from '@/db/tableSqlite'
import type { Row } from '@/db/tableTypes'

/** The hashes to look for, and the plain value in unsealed rows alone: sealed text may contain any letters by chance. */
function requestedOf(sealing: Sealing, name: string, wanted: WhereField, typed: string): Where[] {
  const { columns, keys } = sealing
  const isWhole = wanted.equals !== undefined
  const plain = isWhole
    ? { [name]: wanted }
    : { and: [{ [name]: wanted }, { [columns.secret]: { exists: false } }] }
  const hashed = columns.find.whole[name]
  if (hashed && isWhole && typed)
    return [plain, { [hashed]: { in: keys.hashes(typed.trim().toLowerCase()) } }]
  const sought = columns.find.sought[name]?.(typed) ?? []
  const words = sought.map((ways) => ({
    or: ways.map((text) => foundBy(columns.find.column, keys.tokens(text))),
  }))
  return words.length ? [plain, { and: words }] : [plain]
}

function clauseOf(sealing: Sealing, name: string, wanted: Where[string]): Where {
  if (Array.isArray(wanted)) return { [name]: wanted.map((one) => sealedWhere(sealing, one)) }
  const typed: unknown = wanted.equals ?? wanted.contains ?? wanted.like
  const { sought, whole } = sealing.columns.find
  const isFound = name in sought || name in whole
  return isFound && typeof typed === 'string'
    ? { or: requestedOf(sealing, name, wanted, typed) }
    : { [name]: wanted }
}

/** A filter on a name, address, number or message finds rows whose words begin so; unsealed rows by their plain value. */
function sealedWhere(sealing: Sealing, where: Where): Where {
  const clauses = Object.entries(where).map(([name, wanted]) => clauseOf(sealing, name, wanted))
  return clauses.length ? { and: clauses } : {}
}

/* Payload's database adapter for sealed collections: hooks and access checks see plain text, the store has it sealed. */

/** The personal columns that a save changes. The others stay as stored, even where they cannot be opened. */
function changedRow(sealing: Sealing, current: Row, data: Row): Row {
  const { texts, json, hashed, find } = sealing.columns
  const same = (name: string) => isDeepStrictEqual(current[name] ?? null, data[name] ?? null)
  const reported = [...texts, ...json, ...hashed].filter((name) => name in data)
  const unchanged = new Set(reported.filter(same))
  const changed = Object.fromEntries(Object.entries(data).filter(([name]) => !unchanged.has(name)))
  const isFoundAnew = find.from.some((name) => name in changed)
  const words = Object.fromEntries(find.from.map((name) => [name, changed[name] ?? current[name] ?? null]))
  const sealed = sealedRow(sealing, String(current.id), isFoundAnew ? { ...changed, ...words } : changed)
  return Object.fromEntries(Object.entries(sealed).filter(([name]) => !unchanged.has(name)))
}

export const withSealed = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const find = made.find.bind(made)
    const findOne = made.findOne.bind(made)
    const count = made.count.bind(made)
    const create = made.create.bind(made)
    const updateOne = made.updateOne.bind(made)
    const deleteOne = made.deleteOne.bind(made)
    const opened = <D>(slug: string, doc: D): D => {
      const sealing = sealingOf(slug)
      if (sealing && typeof doc === 'object' && doc !== null) openRow(sealing, doc)
      return doc
    }

    const requested = <A extends { collection: string; where?: Where }>(wanted: A): A => {
      const sealing = sealingOf(wanted.collection)
      return sealing && wanted.where ? { ...wanted, where: sealedWhere(sealing, wanted.where) } : wanted
    }

    made.count = (wanted) => count(requested(wanted))
    made.find = async <D = TypeWithID>(wanted: FindArgs) => {
      const found = await find<D>(requested(wanted))
      for (const doc of found.docs) opened(wanted.collection, doc)
      return found
    }
    made.findOne = async <D extends TypeWithID>(wanted: FindOneArgs) =>
      opened(wanted.collection, await findOne<D>(requested(wanted)))
    made.create = async (wanted) => {
      const sealing = sealingOf(wanted.collection)
      if (!sealing) return create(wanted)
      const id = String(wanted.customID ?? (isMongo(made) ? newObjectId(made, sealing.slug) : uuidv7()))
      const data = sealedNewRow(sealing, id, wanted.data)
      return opened(sealing.slug, await create({ ...wanted, customID: id, data }))
    }
    made.updateOne = async (wanted: UpdateOneArgs) => {
      const sealing = sealingOf(wanted.collection)
      if (!sealing) return updateOne(wanted)
      const { collection, id, where = {}, req } = wanted
      const own = { collection, where: id ? { id: { equals: id } } : where, ...(req ? { req } : {}) }
      const stored = await findOne<TypeWithID & Row>(own)
      if (!stored) return updateOne(wanted)
      openRow(sealing, stored)
      const data = changedRow(sealing, stored, wanted.data)
      return opened(sealing.slug, await updateOne({ ...wanted, data }))
    }
    made.deleteOne = async (wanted: DeleteOneArgs) => opened(wanted.collection, await deleteOne(wanted))
    return made
  },
})
