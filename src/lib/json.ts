import { isRecord } from './isRecord'

/** Undefined, which JSON cannot express, for invalid JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/* JSON of strangers: its shape is counted in the text, since `JSON.parse` and every later walk cost as much as it has values. */

export interface JsonLimits {
  depth: number
  values: number
}
export type JsonFault = 'letters' | 'deep' | 'many' | 'broken'
export type ReadJson = { ok: true; value: unknown } | { ok: false; fault: JsonFault }

/** Most of a body is inside quotes, and indexOf is many times faster than a loop. */
function closingQuote(text: string, opening: number): number {
  for (let at = text.indexOf('"', opening + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}

/** How many values there are, by the commas and brackets before them; or the first limit that is passed. */
export function valuesIn(
  text: string,
  { depth: deepest, values: most }: JsonLimits,
): number | 'deep' | 'many' {
  let [depth, values] = [0, 1]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) at = closingQuote(text, at)
    else if (code === 91 || code === 123) {
      values++
      if (++depth > deepest) return 'deep'
    } else if (code === 93 || code === 125) depth--
    else if (code === 44) values++
    if (values > most) return 'many'
  }
  return values
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

export function readJson(bytes: Uint8Array, limits: JsonLimits): ReadJson {
  const text = decodeUtf8(bytes)
  if (text === null) return { ok: false, fault: 'letters' }
  const values = valuesIn(text, limits)
  if (typeof values === 'string') return { ok: false, fault: values }
  const value = parseJson(text)
  return value === undefined ? { ok: false, fault: 'broken' } : { ok: true, value }
}

/** From lines of JSON: a broken line is `undefined`, for its reader to refuse alone. One line more than `most` is read, however many follow. */
export function readJsonLines(bytes: Uint8Array, limits: JsonLimits, most: number): ReadJson {
  const text = decodeUtf8(bytes)
  if (text === null) return { ok: false, fault: 'letters' }
  const items: unknown[] = []
  let left = limits.values
  for (let from = 0; from < text.length && items.length <= most;) {
    const end = text.indexOf('\n', from)
    const line = text.slice(from, end < 0 ? text.length : end)
    from = end < 0 ? text.length : end + 1
    if (line.trim() === '') continue
    const values = valuesIn(line, { ...limits, values: left })
    if (typeof values === 'string') return { ok: false, fault: values }
    left -= values
    items.push(parseJson(line))
  }
  return { ok: true, value: items }
}

/** An object as pieces of text: `head` as it is, then each list, read as it is written. */
export async function* streamedJson(
  head: object,
  lists: Readonly<Record<string, AsyncIterable<object>>>,
): AsyncGenerator<string> {
  yield '{'
  let before = ''
  for (const [name, value] of Object.entries(head)) {
    yield `${before}\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
    before = ','
  }
  for (const [name, list] of Object.entries(lists)) {
    yield `${before}\n  ${JSON.stringify(name)}: [`
    before = ''
    for await (const one of list) {
      yield `${before}\n    ${JSON.stringify(one)}`
      before = ','
    }
    yield ']'
    before = ','
  }
  yield '\n}\n'
}

/** RFC 7396: null removes a member, an object is merged, every other value replaces. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const merged = new Map(isRecord(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name)
    else merged.set(name, mergePatch(merged.get(name), value))
  }
  return Object.fromEntries(merged)
}
