/**
 * Payload keeps sessions in a list in the account's row, and writes the whole row with each sign-in: of two at the same
 * moment one was lost, with what else had changed. Here they are rows of `staff-sessions`, added when an account is read.
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj, FindOneArgs, Payload, TypeWithID } from 'payload'
import { tableOf } from './table'

type Session = Record<'id' | 'createdAt' | 'expiresAt', string>
const iso = (millis: unknown): string => new Date(Number(millis)).toISOString()

async function sessionsOf(payload: Payload, user: string): Promise<Session[]> {
  const rows = await tableOf(payload, 'staff-sessions').find(
    [
      ['user_id', '=', user],
      ['expires_at', '>', Date.now()],
    ],
    { fields: ['sid', 'opened_at', 'expires_at'], sort: [['opened_at', 'asc']] },
  )
  return rows.map(({ sid, opened_at, expires_at }) => ({
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
      return { ...row, sessions: await sessionsOf(args.payload, String(row.id)) }
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
