import { isRecord } from './isRecord'
import { parseJson } from './parseJson'
import { phrase } from '@/lib/words'

export type Body =
  | { ok: true; values: Record<string, unknown>; plainForm: boolean }
  | { ok: false; status: 400 | 413 | 415; error: string }

const MAX_BYTES = 64 * 1024

/** A repeated field (ticked options) becomes a list. */
function fromForm(text: string): Record<string, unknown> {
  const params = new URLSearchParams(text)
  const entries = [...new Set(params.keys())].map((key): [string, unknown] => {
    const all = params.getAll(key)
    return [key, all.length > 1 ? all : all[0]]
  })
  return Object.fromEntries(entries)
}

/** Half of a letter, which JSON can write and no address or mail can: such a text could not be used anywhere. */
const HALVES = /\\u[dD][89a-fA-F]/

function whole(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\uFFFD')
  if (Array.isArray(value)) return value.map(whole)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, whole(inside)]))
}

function fromJson(text: string): Record<string, unknown> | null {
  const parsed = parseJson(text)
  const value = HALVES.test(text) ? whole(parsed) : parsed
  return isRecord(value) ? value : null
}

export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  const text = await request.text()
  if (text.length > MAX_BYTES) return { ok: false, status: 413, error: phrase('This is too long to send.') }
  if (type === 'application/x-www-form-urlencoded')
    return { ok: true, values: fromForm(text), plainForm: true }
  if (type !== 'application/json')
    return { ok: false, status: 415, error: phrase('Send JSON (application/json) or a form.') }
  const values = fromJson(text)
  return values
    ? { ok: true, values, plainForm: false }
    : { ok: false, status: 400, error: phrase('The body is not a JSON object.') }
}
