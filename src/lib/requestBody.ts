import { isRecord } from './isRecord'
import { parseJson } from './json'
import { phrase } from './words'
import busboy from 'busboy'

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

/* A form with files (multipart/form-data), read no further than its limits: what is over them is dropped as it comes. */

export interface FormLimits {
  files: number
  fields: number
  fileBytes: number
  /** Of one field's value. */
  fieldBytes: number
  /** Of the whole body. */
  bytes: number
}
export interface SentFile {
  field: string
  name: string
  data: Buffer
}
/** `refused`: the caller wanted none of the files, by the fields in front of them. */
type FormFault = 'broken' | 'large' | 'refused'
type SentForm =
  | { ok: true; fields: ReadonlyMap<string, string>; files: readonly SentFile[] }
  | { ok: false; why: FormFault }

type Fields = Map<string, string>
interface Reading {
  fields: Fields
  files: SentFile[]
  fault: FormFault | null
  admitted: Promise<boolean> | null
}

function parserOf(type: string, limits: FormLimits): busboy.Busboy | null {
  const { files, fields, fileBytes, fieldBytes } = limits
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: {
        ...{ files, fields, parts: files + fields, fileSize: fileBytes, fieldSize: fieldBytes },
        ...{ fieldNameSize: 100, headerPairs: 20 },
      },
    })
  } catch {
    return null
  }
}

function listen(parser: busboy.Busboy, reading: Reading, admits: (fields: Fields) => Promise<boolean>) {
  const stop = (why: FormFault) => void (reading.fault ??= why)
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) stop('large')
    else if (!reading.fields.has(name)) reading.fields.set(name, value)
  })
  parser.on('file', (field, stream, { filename }) => {
    reading.admitted ??= admits(reading.fields)
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => (reading.fault ? undefined : parts.push(part)))
    stream.on('limit', () => stop('large'))
    stream.on('error', () => stop('broken'))
    // Text under the name of a file has no file's name.
    stream.on('end', () => reading.files.push({ field, name: filename ?? '', data: Buffer.concat(parts) }))
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => stop('large'))
  parser.on('error', () => stop('broken'))
}

async function* chunksOf(request: Pick<Request, 'body'>): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) return
    yield read.value
  }
}

/** `admits` is asked once, with the fields in front of the first file. Refused bodies are read to their end, so that a browser shows the answer. */
export async function readForm(
  request: Pick<Request, 'body' | 'headers'>,
  limits: FormLimits,
  admits: (fields: ReadonlyMap<string, string>) => Promise<boolean> = async () => true,
): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? ''
  const announced = Number(request.headers.get('content-length') ?? 0)
  const parser = /^multipart\/form-data\b/i.test(type) ? parserOf(type, limits) : null
  const fault = announced > limits.bytes ? 'large' : parser ? null : 'broken'
  const reading: Reading = { fields: new Map(), files: [], fault, admitted: null }
  if (parser) listen(parser, reading, admits)
  const closed = new Promise<void>((resolve) => void parser?.once('close', resolve))
  let size = 0
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.length
      if (size > limits.bytes) reading.fault ??= 'large'
      if (reading.fault) continue
      await new Promise<void>((resolve) => parser?.write(chunk, () => resolve()))
      if (reading.admitted && !(await reading.admitted)) reading.fault ??= 'refused'
    }
    if (parser && !reading.fault) {
      parser.end()
      await closed
    }
  } catch {
    reading.fault ??= 'broken'
  }
  parser?.destroy()
  const { fields, files } = reading
  return reading.fault ? { ok: false, why: reading.fault } : { ok: true, fields, files }
}
