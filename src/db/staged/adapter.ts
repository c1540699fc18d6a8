import type {
  BaseDatabaseAdapter,
  CreateVersionArgs,
  DatabaseAdapterObj,
  FindArgs,
  FindOneArgs,
  JsonObject,
  PaginatedDocs,
  Payload,
  TypeWithID,
} from 'payload'
import { isMongo } from '@/db/tableMongo'
import { isSqlite } from '@/db/tableSqlite'
import { pinned } from './matches'
import { mongoSink } from './mongo'
import { sqliteSink } from './sqlite'
import { Stage, stageOf, type Sink } from './stage'

const stages = new WeakMap<object, () => Stage>()

/** For the rows of one dealer, in one process: what is created in its context waits for `write`. */
export function openStage({ db }: Payload): Stage {
  const open = stages.get(db)
  if (!open) throw new Error('This database has no stages')
  return open()
}

/** What the adapter reads are rows of any collection, and so are those that wait. */
const areDocs = <D>(_: readonly unknown[]): _ is D[] => true

const pageOf = <D>(docs: readonly unknown[]): PaginatedDocs<D> => ({
  docs: areDocs<D>(docs) ? docs : [],
  ...{ totalDocs: docs.length, limit: docs.length, page: 1, totalPages: 1, pagingCounter: 1 },
  ...{ hasNextPage: false, hasPrevPage: false, nextPage: null, prevPage: null },
})

/** Payload's database with the stage of a request before it. Innermost: the others hand on what they were given. */
export const withStages = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const [create, createVersion] = [db.create, db.createVersion]
    const [find, findOne] = [db.find.bind(db), db.findOne.bind(db)]
    const storeVersion = createVersion.bind(db)
    const [findVersions, updateOne] = [db.findVersions.bind(db), db.updateOne.bind(db)]
    const sink = (): Sink => {
      if (isSqlite(db)) return sqliteSink(db, { create, createVersion })
      if (isMongo(db)) return mongoSink(db, { create, createVersion })
      throw new Error('Only the SQLite and MongoDB adapters are supported')
    }
    stages.set(db, () => new Stage(sink(), (wanted) => find(wanted)))

    db.create = (wanted) => stageOf(wanted.req)?.create(wanted) ?? create.call(db, wanted)
    db.createVersion = async <V extends JsonObject>(wanted: CreateVersionArgs<V>) => {
      const stage = stageOf(wanted.req)
      if (!stage) return storeVersion<V>(wanted)
      await stage.createVersion(wanted)
      const { parent, versionData: version, createdAt, updatedAt } = wanted
      return { id: '', parent, version, createdAt, updatedAt }
    }
    db.find = async <D = TypeWithID>(wanted: FindArgs) => {
      const rows = await stageOf(wanted.req)?.find(wanted)
      return rows ? pageOf<D>(wanted.limit ? rows.slice(0, wanted.limit) : rows) : find<D>(wanted)
    }
    db.findOne = async <D extends TypeWithID>(wanted: FindOneArgs) => {
      const rows = await stageOf(wanted.req)?.find(wanted)
      return rows ? (pageOf<D>(rows).docs[0] ?? null) : findOne<D>(wanted)
    }
    db.findVersions = async <D>(wanted: Parameters<typeof findVersions>[0]) => {
      const [parent] = pinned(wanted.where).get('parent') ?? []
      return stageOf(wanted.req)?.has(wanted.collection, parent)
        ? pageOf([] as const)
        : findVersions<D>(wanted)
    }
    db.updateOne = async (wanted) => {
      const id = wanted.id ?? pinned(wanted.where).get('id')?.[0]
      if (stageOf(wanted.req)?.has(wanted.collection, id))
        throw new Error(`A row of ${wanted.collection} is changed before it is stored`)
      return updateOne(wanted)
    }
    return db
  },
})
