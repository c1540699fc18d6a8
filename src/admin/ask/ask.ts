import { z } from 'zod'
import { useState } from 'react'

const OFFLINE =
  'The connection is gone, and nothing was saved. What you typed is still here: try again when you are back online.'
const UNREACHED =
  'The server could not be reached, so this may not be saved. What you typed is still here: check the connection and try again.'

/** What to say when a change got no response. Only a browser that is offline knows that nothing was sent. */
const lostWords = (): string => (globalThis.navigator?.onLine === false ? OFFLINE : UNREACHED)

const isChange = (input: RequestInfo | URL, init?: RequestInit): boolean => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return !['GET', 'HEAD'].includes(method.toUpperCase())
}

/** Payload's forms show the message of the error itself, which is the browser's: "Failed to fetch", or "Load failed". */
export function sayLost(scope: { fetch: typeof fetch }): () => void {
  const before = scope.fetch
  const saying: typeof fetch = async (input, init) => {
    try {
      return await before(input, init)
    } catch (cause) {
      if (!(cause instanceof TypeError) || !isChange(input, init)) throw cause
      throw new TypeError(lostWords(), { cause })
    }
  }
  scope.fetch = saying
  return () => {
    if (scope.fetch === saying) scope.fetch = before
  }
}

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

const KEY = 'fc-done'
const doneSchema = z.object({
  words: z.string(),
  /** Id of the heading of the part in which the button was. */
  heading: z.string().nullable(),
})
type Done = z.output<typeof doneSchema>

/** For the next screen of this tab: what a press did is said when its result can be seen. */
export function sayNext(words: string, from: Element | null): void {
  const heading = from?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? null
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ words, heading } satisfies Done))
  } catch {
    // A browser without storage shows the result alone.
  }
}

/** Once. */
export function takeNext(): Done | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored === null ? null : (doneSchema.safeParse(JSON.parse(stored)).data ?? null)
  } catch {
    return null
  }
}

export function useAsk() {
  const [state, setState] = useState({ busy: false, fault: '' })
  /** The response's data; null when it was refused. */
  async function send(call: string, body: object): Promise<unknown> {
    setState({ busy: true, fault: '' })
    const { fault, data } = await ask(call, body)
    setState({ busy: false, fault: fault ?? '' })
    return fault === null ? data : null
  }
  return { ...state, send }
}
