/** What commands to MongoDB ask for: of which collection, by which fields, in which order. */

type Doc = Record<string, unknown>
export interface Query {
  of: string
  /** `find`, `update` … */
  how: string
  filter: Doc
  /** Names in order. */
  sort: string[]
}

const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const docs = (value: unknown): Doc[] => (Array.isArray(value) ? value.filter(isDoc) : [])
const docOf = (value: unknown): Doc => (isDoc(value) ? value : {})

/** The beginning of a pipeline is what an index serves. */
function ofPipeline(stages: readonly Doc[]): Pick<Query, 'filter' | 'sort'> {
  const matches: Doc[] = []
  let sort: string[] = []
  for (const stage of stages) {
    if ('$match' in stage) matches.push(docOf(stage.$match))
    else if ('$sort' in stage) sort = Object.keys(docOf(stage.$sort))
    else break
  }
  return { filter: matches.length === 1 ? docOf(matches[0]) : { $and: matches }, sort }
}

/** Several for a command of several updates; none for one that asks for no rows. */
export function queriesOf(command: Doc): Query[] {
  const [how = ''] = Object.keys(command)
  const of = String(command[how])
  const one = (filter: unknown, sort: unknown = {}): Query => ({
    of,
    how,
    filter: docOf(filter),
    sort: Object.keys(docOf(sort)),
  })
  switch (how) {
    case 'find':
      return [one(command.filter, command.sort)]
    case 'count':
    case 'distinct':
      return [one(command.query)]
    case 'findAndModify':
      return [one(command.query, command.sort)]
    case 'aggregate':
      return [{ of, how, ...ofPipeline(docs(command.pipeline)) }]
    case 'update':
      return docs(command.updates).map(({ q }) => one(q))
    case 'delete':
      return docs(command.deletes).map(({ q }) => one(q))
    default:
      return []
  }
}

/** Tells rows from one another: a value, several, or a range, and not all but one. */
const tells = (value: unknown): boolean =>
  !isDoc(value) ||
  Object.getPrototypeOf(value) !== Object.prototype ||
  Object.keys(value).some((name) => ['$eq', '$in', '$gt', '$gte', '$lt', '$lte', '$all'].includes(name))

/** Whether only rows of certain values of such a field are found, in each alternative. */
export const binds = (filter: Doc, isWanted: (field: string) => boolean): boolean =>
  Object.entries(filter).some(([name, value]) => {
    if (name === '$and') return docs(value).some((part) => binds(part, isWanted))
    if (name === '$or') return docs(value).length > 0 && docs(value).every((part) => binds(part, isWanted))
    return isWanted(name) && tells(value)
  })

/** Every field that a filter names. */
const named = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    name === '$and' || name === '$or' ? docs(value).flatMap(named) : [name],
  )

/** For a list of what was asked: the same for other values. */
export const shapeOf = ({ of, how, filter, sort }: Query): string =>
  `${how} ${of} {${[...new Set(named(filter))].sort().join(', ')}}${sort.length ? ` by ${sort.join(', ')}` : ''}`
