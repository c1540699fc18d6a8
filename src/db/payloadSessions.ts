/**
 * Payload keeps sessions in a list in the account's row, and writes the whole row with each sign-in: of two at the same
 * moment one was lost, with what else had changed. Here they are rows of `staff-sessions`, added when an account is read.
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj, FindOneArgs, TypeWithID } from 'payload'

type Session = Record<'id' | 'createdAt' | 'expiresAt', string>
const iso = (millis: unknown): string => new Date(Number(millis)).toISOString()

async function sessionsOf(db: BaseDatabaseAdapter, user: unknown): Promise<Session[]> {
  const { docs } = await db.find<Record<string, unknown>>({
    collection: 'staff-sessions',
    where: { and: [{ user_id: { equals: user } }, { expires_at: { greater_than: Date.now() } }] },
    sort: 'opened_at',
    limit: 0,
    pagination: false,
  })
  return docs.map(({ sid, opened_at, expires_at }) => ({
    id: String(sid),
    createdAt: iso(opened_at),
    expiresAt: iso(expires_at),
  }))
}

export const withOwnSessions = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const findOne = made.findOne.bind(made)
    const updateOne = made.updateOne.bind(made)
    made.findOne = async <D extends TypeWithID>(wanted: FindOneArgs) => {
      const row = await findOne<D>(wanted)
      if (wanted.collection !== 'users' || !row || wanted.select) return row
      return { ...row, sessions: await sessionsOf(made, row.id) }
    }
    made.updateOne = async (wanted) => {
      if (wanted.collection !== 'users') return updateOne(wanted)
      const { sessions, ...data } = wanted.data
      // Only the writes of a session come with a list and without a new `updatedAt`.
      if (sessions !== undefined && data.updatedAt === null) return null
      return updateOne({ ...wanted, data })
    }
    return made
  },
})
