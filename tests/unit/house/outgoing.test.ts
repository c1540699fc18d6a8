import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { z } from 'zod'
import config from '@payload-config'
import { OF_PAYLOAD, OUR_OWN, PACKAGES } from './outgoing.data'

const MODULES = '(?:node:)?(?:https?|http2|net|tls|dns|dns/promises|dgram|undici)'
const CALLS =
  /(?<![\w$])fetch\(|XMLHttpRequest\(|sendBeacon\(|new (?:WebSocket|EventSource)\(|\bgetExternalFile\(|\bsafeFetch\(|new ImageResponse\(|Font\.register\(/
const IMPORTS = new RegExp(String.raw`(?:from|require\(|import\()\s*['"]${MODULES}['"]`)
/** Clients of stores and services, which our own code would open a connection with. */
const CLIENTS =
  /(?:^import (?!type\b)[^;]*?from |(?<!typeof )import\()'(?:undici|aws4fetch|nodemailer|ioredis|meilisearch|stripe|mongodb|mongoose|@payloadcms\/db-\w+|next\/og|@opentelemetry\/exporter[\w-]+)'/m

const bare = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^import type [^;]*?from '[^']*'$/gm, '')
/** A method of that name of something else, such as a cache. */
const own = (text: string) => text.replace(/\b(?:namesOf|remote|cache|this)\.fetch\(/g, '')
const opens = (text: string, ours: boolean): boolean => {
  const code = ours ? own(bare(text)) : bare(text)
  return CALLS.test(code) || IMPORTS.test(code) || (ours && CLIENTS.test(code))
}

function* filesUnder(dir: string, kind: RegExp): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const at = path.join(dir, entry.name)
    if (entry.isDirectory()) {
      if (!/^(?:node_modules|tests?|__tests__|spec|examples?|bench|docs)$/.test(entry.name))
        yield* filesUnder(at, kind)
    } else if (kind.test(entry.name) && !/\.(?:spec|test)\./.test(entry.name)) yield at
  }
}
const opening = (dir: string, kind: RegExp, ours = false) =>
  [...filesUnder(dir, kind)].filter((file) => opens(readFileSync(file, 'utf8'), ours))

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const inside = (name: string) => opening(path.join('node_modules', name), /\.[cm]?js$/)

it('finds a call in each form in which it can be written', () => {
  const forms = [
    'await fetch(url)',
    'globalThis.fetch(url)',
    "import { get } from 'node:https'",
    "const net = require('net')",
    "await import('undici')",
    "import Stripe from 'stripe'",
    "const { default: Stripe } = await import('stripe')",
    'new WebSocket(url)',
    'await getExternalFile({ data })',
    'new ImageResponse(x)',
  ]
  expect(forms.filter((form) => !opens(form, true))).toEqual([])
  expect(opens("import type { Server } from 'node:http'\n// fetches", true)).toBe(false)
})

it('our own code opens a connection only where the list says why, and the list names no place that opens none', () => {
  const found = [
    ...opening('src', /\.tsx?$/, true),
    ...['server.ts', 'payload.config.ts', 'next.config.ts'].filter((file) =>
      opens(readFileSync(file, 'utf8'), true),
    ),
  ]
  const listed = (file: string) => OUR_OWN.some(([place]) => file.startsWith(place))
  expect(found.filter((file) => !listed(file))).toEqual([])
  const idle = OUR_OWN.filter(([place]) => !found.some((file) => file.startsWith(place)))
  expect(idle).toEqual([])
})

it('so do the packages that it uses', () => {
  // Of Next only the picture optimiser fetches (server/admission refuses it), and the rest of it serves.
  const named = Object.keys(dependencies).filter(
    (name) => !['next', 'payload', '@payloadcms/next'].includes(name),
  )
  expect(named.filter((name) => inside(name).length > 0).sort()).toEqual(Object.keys(PACKAGES).sort())
  const ofPayload = ['payload', '@payloadcms/next'].flatMap(inside)
  expect(ofPayload.map((file) => path.relative('node_modules', file)).sort()).toEqual(
    Object.keys(OF_PAYLOAD).sort(),
  )
})

const fieldsIn = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field ? fieldsIn(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => fieldsIn(tab.fields)) : []),
  ])

it('what keeps Payload from fetching is set', async () => {
  const { telemetry, collections, upload, admin } = await config
  expect(telemetry).toBe(false)
  expect(admin.meta.defaultOGImageType).toBe('off')
  expect(upload).not.toHaveProperty('handlers')
  const uploads = collections.flatMap((one) => (one.upload ? [one.upload] : []))
  expect(uploads.map(({ pasteURL, handlers }) => [pasteURL, handlers])).toEqual(
    uploads.map(() => [false, undefined]),
  )
  const schemas = collections
    .flatMap(({ fields }) => fieldsIn(fields))
    .flatMap((field) => ('jsonSchema' in field && field.jsonSchema ? [field.jsonSchema] : []))
  expect(schemas.length).toBeGreaterThan(5)
  expect(schemas.filter(({ uri, schema }) => !uri.startsWith('schema://forecourt/') || !schema)).toEqual([])
})
