/**
 * Payload reads a row, works, and writes the row whole: what another writer stored between the two would be undone. A save
 * by form is written only while the row is as it was read. One that came second is made again from its reading, so that
 * the checks of an old form, and what is put together field by field, see the newer row.
 */
import {
  addDataAndFileToRequest,
  APIError,
  NotFound,
  parseParams,
  updateByIDOperation,
  type BaseDatabaseAdapter,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type DatabaseAdapterObj,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { idOf, recordOf } from './ids'
import { hasDrafts } from './liveRow'

const MOST_TRIES = 10

class WrittenMeanwhile extends APIError {
  constructor() {
    const words = 'Somebody else saved this at the same moment. Nothing was saved: try again.'
    super(words, 409, undefined, true)
  }
}

/** What tells one state of a row from the next: its revision where it has one, else the moment of its last write. */
type State = { rev: number } | { updatedAt: string }
/** `collection/id` -> the row's state as a save read it; in the save's context, which Payload copies at each call of its own. */
class StatesRead extends Map<string, State> {}
const READ = 'statesRead'
const statesOf = (req: Partial<Pick<PayloadRequest, 'context'>> | undefined): StatesRead | undefined => {
  const states = req?.context?.[READ]
  return states instanceof StatesRead ? states : undefined
}

function stateOf(row: unknown): State | null {
  const { rev, updatedAt } = recordOf(row)
  if (typeof rev === 'number') return { rev }
  return typeof updatedAt === 'string' ? { updatedAt } : null
}

/** First of all hooks before a change. */
const rememberState: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const [id, state] = [idOf(originalDoc), stateOf(originalDoc)]
  if (id && state) statesOf(req)?.set(`${collection.slug}/${id}`, state)
  return data
}

/** Later than the one before within the same millisecond too: two states never have one moment. */
const laterThan = (before: string, now: unknown): string =>
  new Date(Math.max(Date.parse(String(now)), Date.parse(before) + 1)).toISOString()

export const withFreshSaves = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const updateOne = made.updateOne.bind(made)
    made.updateOne = async (wanted) => {
      const { id, where: _none, ...rest } = wanted
      const states = statesOf(wanted.req)
      const state = states?.get(`${wanted.collection}/${id}`)
      if (!id || !state) return updateOne(wanted)
      // A second write within the same save is not held to the first reading.
      states?.delete(`${wanted.collection}/${id}`)
      const [field, value] = 'rev' in state ? ['rev', state.rev] : ['updatedAt', state.updatedAt]
      const where = { and: [{ id: { equals: id } }, { [field]: { equals: value } }] }
      const data =
        'rev' in state
          ? rest.data
          : { ...rest.data, updatedAt: laterThan(state.updatedAt, rest.data.updatedAt) }
      const row: unknown = await updateOne({ ...rest, data, where })
      if (!row) throw new WrittenMeanwhile()
      return row
    }
    return made
  },
})

/** Payload's own call for one row, which does not repeat a save that came second. */
const patchRow: Omit<Endpoint, 'root'> = {
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { collection: slug, id } = recordOf(req.routeParams)
    const collection = Object.values(req.payload.collections).find(({ config }) => config.slug === slug)
    if (!collection || typeof id !== 'string') throw new NotFound(req.t)
    const { overrideLock = false, depth, populate, select, trash } = parseParams(req.query)
    for (let left = MOST_TRIES; ; left--) {
      req.context[READ] = new StatesRead()
      try {
        const data = structuredClone(req.data ?? {})
        const doc = await updateByIDOperation({
          ...{ id, collection, data, req, overrideLock, trash },
          ...{
            ...(depth !== undefined && { depth }),
            ...(populate && { populate }),
            ...(select && { select }),
          },
        })
        return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
      } catch (error) {
        if (!(error instanceof WrittenMeanwhile) || left === 0) throw error
      }
    }
  },
}

/** Accounts, files and what has drafts are not saved again: a second try would do more than write the row. */
const isRepeatable = (collection: CollectionConfig): boolean =>
  !collection.auth && !collection.upload && !hasDrafts(collection)

/** For the endpoints of a collection, before its own hooks. */
export const freshSaves = (collection: CollectionConfig) =>
  isRepeatable(collection)
    ? { endpoints: [patchRow], beforeChange: [rememberState] }
    : { endpoints: [], beforeChange: [] }
