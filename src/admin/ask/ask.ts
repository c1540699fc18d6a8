import { z } from 'zod'
import { lostWords } from './lost'

const refusedSchema = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.unknown().optional() })).min(1),
})
export const NO_ANSWER = 'The server could not be reached. Check the connection and try again.'

interface Options {
  method?: 'GET' | 'POST' | 'PATCH'
  signal?: AbortSignal
  /** The message when there was no response, or one without words. */
  failed?: string
}

/** `fault` is what is wrong, in words; `data` is the response, also the data of a refusal. */
export interface Answered {
  fault: string | null
  data?: unknown
  /** HTTP status; absent when there was no response. */
  status?: number
}

/** One call of the admin's API. `body` is sent as JSON; a form, and a text that is JSON, as it is. @throws only when `signal` aborts it */
export async function ask(
  call: string,
  body?: object | string,
  { method = 'POST', signal, failed }: Options = {},
): Promise<Answered> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`/admin/api${call}`, {
      ...{ method, credentials: 'same-origin', signal: signal ?? null },
      ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
      ...(body && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { status, ok } = response
    const answer: unknown = await response.json().catch(() => null)
    if (ok) return { fault: null, data: answer, status }
    const refused = refusedSchema.safeParse(answer).data?.errors[0]
    return { fault: refused?.message ?? failed ?? NO_ANSWER, data: refused?.data, status }
  } catch {
    signal?.throwIfAborted()
    return { fault: failed ?? (method === 'GET' ? NO_ANSWER : lostWords()) }
  }
}

/** The response's data. @throws Error with words for the person */
export async function answerTo(call: string, body?: object, options?: Options): Promise<unknown> {
  const { fault, data } = await ask(call, body, options)
  if (fault !== null) throw new Error(fault)
  return data
}

/** Null when it worked; else what is wrong, in words. */
export const post = async (call: string, body?: object): Promise<string | null> =>
  (await ask(call, body)).fault
