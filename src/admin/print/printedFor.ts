import type { Payload, TypedUser } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { plural } from '@/core/money/format'
import { listedAnd } from '@/lib/text'

const MOST_NAMED = 3

export async function printedFor(payload: Payload, user: TypedUser): Promise<string> {
  const dealers = await ownRows({ payload, user }, 'tenants', {})
  return dealers.length > MOST_NAMED
    ? plural(dealers.length, 'dealer')
    : listedAnd(dealers.map(({ name }) => name))
}
