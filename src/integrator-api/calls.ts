/** The last calls of a key, for whoever holds it; a key that may end others reads theirs too. */
import { z } from 'zod'
import { recentCalls } from '@/features/keys/keyCallRows'
import { keysOf } from '@/features/keys/keyRows'
import { reaches } from '@/features/keys/reach.rules'
import { limitOf } from './parameters'
import { json } from './problem'
import type { Call } from './withKey'

export const MOST_CALLS = 500

export const callsSchema = z.object({
  items: z.array(
    z.object({
      at: z.string(),
      key: z.object({ id: z.string(), name: z.string() }),
      method: z.string(),
      path: z
        .string()
        .meta({ description: 'With the names of the query’s parameters, without their values' }),
      status: z.int(),
      code: z.string().nullable().meta({ description: 'Of a refusal' }),
      ms: z.int().nullable().meta({ description: 'How long we took' }),
      rows: z.int().nullable().meta({ description: 'Cars, leads or events that were sent or returned' }),
      request_id: z.string().nullable().meta({ description: 'The X-Request-Id of the answer' }),
    }),
  ),
})

export async function listCalls({ key, url, note }: Call<unknown>): Promise<Response> {
  const limit = limitOf(url.searchParams.get('limit'), MOST_CALLS)
  const others = key.scopes.includes('keys:write') ? await keysOf(key.tenant) : []
  const names = new Map([key, ...others.filter((one) => reaches(key, one))].map(({ id, name }) => [id, name]))
  const calls = await recentCalls(key.tenant, [...names.keys()], limit)
  note.rows = calls.length
  const answer: z.output<typeof callsSchema> = {
    items: calls.map(({ key_id, call: { at, method, path, status, rows, code, ms, request_id } }) => ({
      ...{ at: new Date(at).toISOString(), key: { id: key_id, name: names.get(key_id) ?? '' } },
      ...{ method, path, status, rows, code: code ?? null, ms: ms ?? null, request_id: request_id ?? null },
    })),
  }
  return json(answer)
}
