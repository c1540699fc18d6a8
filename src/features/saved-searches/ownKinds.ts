import { z } from 'zod'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import type { OwnKind } from '@/core/person/read/ownRows'
import type { Clause } from '@/db/tableTypes'
import { FREQUENCIES } from './frequency.rules'

const searchRow = z.object({
  id: z.string(),
  name: z.string(),
  search: textOrEmpty,
  frequency: z.enum(FREQUENCIES),
})

export type OwnSearch = z.output<typeof searchRow>

/** Searches of a proved address, without the mails about saved cars. */
const searches = (sort: 'createdAt' | 'stopped_at', ...which: Clause[]): OwnKind<typeof searchRow> => ({
  ...{ slug: 'saved-searches', shape: searchRow, sort },
  where: ({ email }) => (email ? [['email', '=', email], ['shopper_id', '=', null], ...which] : null),
})

export const OWN_SEARCHES = searches('createdAt', ['state', '=', 'active'])
/** Those that once were confirmed: anybody can type an address, and what its owner refused is not shown again. */
export const OWN_STOPPED_SEARCHES = searches(
  'stopped_at',
  ['state', '=', 'stopped'],
  ['confirmed_at', '!=', null],
)
