/** What a program that works with a dealer needs beside cars and leads. */
import { EVENT_TYPES, KEPT_DAYS, MOST_KEPT } from '@/features/events/events.rules'
import { grouped } from '@/lib/figures'
import { SCOPES } from '@/features/keys/apiKeys.rules'
import { MOST_CALLS } from './calls'
import { EITHER_EVENTS, MOST_EVENTS } from './events'
import { cursor, limit, queryFaults } from './openapiCommon'
import { inboundPaths } from './openapiInbound'
import { answer, needs, type PathItem, query } from './openapiParts'
import { selfPaths } from './openapiSelf'

const after = query(
  'after',
  'next_cursor of your last answer; left out, the oldest come first',
  cursor.example,
  cursor.schema,
)
const types = query(
  'types',
  `Some of them, with commas between: ${EVENT_TYPES.join(', ')}`,
  'car.changed,car.sold',
  {
    type: 'string',
  },
)

export const integratorPaths: Record<string, PathItem> = {
  '/events': {
    get: {
      operationId: 'listEvents',
      security: needs(...EITHER_EVENTS),
      tags: ['Events'],
      summary: 'What happened since you asked last',
      description: `Oldest first, each written with the change itself and here about two seconds later. stock:read shows those of cars and feeds, leads:read those of bookings, reservations and deals, without the data of people. Several changes of one row in a moment are one event. The last ${KEPT_DAYS} days are stored, of a dealer up to ${grouped(MOST_KEPT)}; gap says when you were away for longer.`,
      parameters: [after, types, limit('Events', MOST_EVENTS)],
      responses: { 200: answer('One page', 'EventPage'), ...queryFaults },
    },
  },
  '/calls': {
    get: {
      operationId: 'listCalls',
      security: needs(...SCOPES),
      tags: ['Keys'],
      summary: 'What your key was answered',
      description:
        'The last calls of your key, up to 200, newest first and some seconds behind; with keys:write also those of the keys that yours may end. No bodies, and no values of a query.',
      parameters: [limit('Calls', MOST_CALLS)],
      responses: { 200: answer('The calls', 'Calls'), ...queryFaults },
    },
  },
  ...inboundPaths,
  ...selfPaths,
}
