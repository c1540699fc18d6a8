import type { Payload, TypedUser } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { plural } from '@/domain/format'

const MOST_NAMED = 3
const and = new Intl.ListFormat('en-AU')

/** The dealers whose rows a list shows to this person, in words for a sheet of paper. */
export async function printedFor(payload: Payload, user: TypedUser): Promise<string> {
  const dealers = await ownRows({ payload, user }, 'tenants', {})
  return dealers.length > MOST_NAMED
    ? plural(dealers.length, 'dealer')
    : and.format(dealers.map(({ name }) => name))
}
