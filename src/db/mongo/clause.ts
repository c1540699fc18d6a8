import type { Clause, FindOptions } from '@/db/tableTypes'
import { toMongo, type Document, type Fields } from './fields'

const OPS = { '=': '$eq', '!=': '$ne', '<': '$lt', '<=': '$lte', '>': '$gt', '>=': '$gte' } as const
const NOTHING: Document = { _id: { $in: [] } }

function test(fields: Fields, clause: Clause): Document {
  if ('any' in clause)
    return clause.any.length ? { $or: clause.any.map((choice) => condition(fields, choice)) } : NOTHING
  const [field] = clause
  if (clause[1] === 'in')
    return { [fields.named(field)]: { $in: clause[2].map((value) => toMongo(fields, field, value)) } }
  return { [fields.named(field)]: { [OPS[clause[1]]]: toMongo(fields, field, clause[2]) } }
}

/** No clauses match every document. */
export const condition = (fields: Fields, clauses: readonly Clause[]): Document =>
  clauses.length ? { $and: clauses.map((clause) => test(fields, clause)) } : {}

export const orderBy = (fields: Fields, sort: FindOptions['sort'] = []): Record<string, 1 | -1> =>
  Object.fromEntries(sort.map(([field, to]) => [fields.named(field), to === 'asc' ? 1 : -1]))

/** Undefined reads whole documents. */
export const projection = (fields: Fields, names: FindOptions['fields']): Record<string, 1> | undefined =>
  names && Object.fromEntries(names.map((field) => [fields.named(field), 1]))
