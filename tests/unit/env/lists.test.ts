/** Lists of the variables in documents, checked against the schema that reads them. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseEnv, VARIABLES } from '@/env.schema'

const names = (file: string, line: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(line)].map(([, name = '']) => name).sort()

/** No setting of ours: it is for Node itself. */
const settings = VARIABLES.filter((name) => name !== 'NODE_ENV').sort()

it('.env.example lists every variable once, and none that nothing reads', () => {
  expect(names('.env.example', /^(?:# )?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings)
})

/** The first three are what the container is made for; then what a demo alone has, two for tests, and those of the command. */
const NOT_HANDED_ON = [
  ...['DATA_DIR', 'HOST', 'PORT'],
  ...['DEMO_HISTORY'],
  ...['DATABASE_ALLOW_STANDALONE', 'STRIPE_API_BASE'],
  ...['FORECOURT_KEY', 'FORECOURT_URL'],
]

it('compose.yaml hands every other one on, and none that nothing reads', () => {
  const input = names('compose.yaml', /^ {4}([A-Z][A-Z0-9_]+): /gm)
  expect([...input, ...NOT_HANDED_ON].sort()).toEqual(settings)
})

it('what is handed on empty is not set', () => {
  const empty = Object.fromEntries(settings.map((name) => [name, '']))
  expect(parseEnv(empty, () => 'generated')).toEqual(parseEnv({}, () => 'generated'))
})

it('compose.yaml starts no store without a password, has none of its own, and keeps the master key of the search from the app', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  const app = text.slice(text.indexOf('x-app:'), text.indexOf('\nservices:'))
  for (const name of ['MONGO_PASSWORD', 'REDIS_PASSWORD', 'MEILISEARCH_API_KEY', 'PAYLOAD_SECRET'])
    expect(app).toMatch(new RegExp(`\\$\\{${name}:\\?`))
  expect(text).toMatch(/\$\{MEILI_MASTER_KEY:\?/)
  expect(app).not.toContain('MEILI_MASTER_KEY}')
  for (const mark of ['--keyFile', '--requirepass', 'MEILI_MASTER_KEY:']) expect(text).toContain(mark)
  expect(text).not.toMatch(/\$\{(?:MONGO_PASSWORD|REDIS_PASSWORD|MEILI\w*):-/)
})
