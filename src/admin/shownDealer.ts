import { ownRows, type Reading } from './ownRows'

const BY_NAME = { limit: 500, sort: 'name' }

/** The dealers whom the person works for, and whom a screen shows: the one asked for, else their first. Null without any. */
export async function shownDealer(reading: Omit<Reading, 'now'>, asked: unknown) {
  const dealers = await ownRows(reading, 'tenants', {}, BY_NAME)
  const dealer = dealers.find(({ id }) => id === asked) ?? dealers[0]
  return dealer ? { dealers, dealer } : null
}
