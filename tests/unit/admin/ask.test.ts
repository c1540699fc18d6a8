import { afterEach, expect, it, vi } from 'vitest'
import { ask, NO_ANSWER } from '@/admin/ask/ask'

afterEach(() => vi.unstubAllGlobals())

function answers(response: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const refusal = { errors: [{ message: 'Choose a day.', data: { field: 'day' } }] }

it.each([
  ['an answer', () => json({ id: 1 }), { fault: null, data: { id: 1 }, status: 200 }],
  ['an answer without a body', () => new Response(''), { fault: null, data: null, status: 200 }],
  [
    'a refusal in words',
    () => json(refusal, 400),
    { fault: 'Choose a day.', data: { field: 'day' }, status: 400 },
  ],
  [
    'a refusal without words',
    () => new Response('<h1>502</h1>', { status: 502 }),
    { fault: 'Later.', status: 502 },
  ],
  ['no answer', offline, { fault: 'Later.' }],
])('%s', async (_, response, reported) => {
  answers(response)
  expect(await ask('/x', { a: 1 }, { failed: 'Later.' })).toEqual(reported)
})

it.each([
  ['an object', { a: 1 }, '{"a":1}', 'application/json'],
  ['JSON as text', '{"a":1}', '{"a":1}', 'application/json'],
  ['a form', new FormData(), expect.any(FormData), undefined],
  ['nothing', undefined, undefined, undefined],
])('sends %s', async (_, body, sent, type) => {
  const fetch = answers(() => json({}))
  await ask('/x', body)
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/admin/api/x')
  expect(init?.body).toEqual(sent)
  expect(new Headers(init?.headers).get('content-type') ?? undefined).toBe(type)
})

it('is ended by its signal and then tells nothing', async () => {
  answers(offline)
  await expect(ask('/x', {}, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
})

it.each([
  ['POST', false, /nothing was saved\. What you typed is still here/],
  ['PATCH', true, /may not be saved\. What you typed is still here/],
  ['GET', false, new RegExp(NO_ANSWER)],
] as const)('%s without a response, and the browser online: %s', async (method, onLine, words) => {
  answers(offline)
  vi.stubGlobal('navigator', { onLine })
  expect((await ask('/x', undefined, { method })).fault).toMatch(words)
})
