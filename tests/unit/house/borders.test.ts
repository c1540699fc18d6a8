import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const house = path.resolve('.cache/test/borders')
const CRUISE = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const RULES = path.resolve('.dependency-cruiser.mjs')

function build(files: Record<string, string>) {
  rmSync(house, { recursive: true, force: true })
  const paths = { '@/*': ['./src/*'] }
  const all = { 'tsconfig.json': JSON.stringify({ compilerOptions: { paths } }), ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true })
    writeFileSync(path.join(house, name), text)
  }
}

function breaches(): string {
  const { stdout, stderr } = spawnSync(process.execPath, [CRUISE, '--config', RULES, 'src'], {
    cwd: house,
    encoding: 'utf8',
  })
  return stdout + stderr
}

const PAGE = 'src/app/(site)/sites/[host]/page.tsx'
const SOUND = {
  'src/collections/Cars.ts': 'export const cars = 1',
  'src/domain/price.ts': 'export const price = 1',
  'src/stock/write.ts': "import { price } from '@/domain/price'\nexport const write = price",
  'src/lib/trip.ts': "import './round'",
  'src/leads/lead.ts': 'export const lead = 1\nexport type Lead = typeof lead',
  'src/admin/Screen.tsx': "import { lead } from '@/leads/lead'\nexport const Screen = () => lead",
  'src/admin/Part.tsx':
    "'use client'\nimport type { Lead } from '@/leads/lead'\nexport const Part = (lead: Lead) => lead",
  'src/components/Part.tsx':
    "'use client'\nimport { price } from '@/domain/price'\nexport const Part = price",
  [PAGE]: "import { Part } from '@/components/Part'\nexport default Part",
}

/** What is wrong with each planted file, the file, its text, and the breaches that are told. */
const PLANTED: [string, string, string, ...string[]][] = [
  [
    'by alias',
    'src/stock/alias.ts',
    "import '@/collections/Cars'",
    'border-stock: src/stock/alias.ts → src/collections/Cars.ts',
  ],
  [
    'by a relative path',
    'src/stock/relative.ts',
    "import '../collections/Cars'",
    'border-stock: src/stock/relative.ts → src/collections/Cars.ts',
  ],
  [
    'for a type alone',
    'src/domain/late.ts',
    "import type { write } from '../stock/write'\nexport type Late = typeof write",
    'border-domain: src/domain/late.ts → src/stock/write.ts',
  ],
  ['of a circle', 'src/lib/round.ts', "import './trip'", 'no-circles: src/lib/round.ts →'],
  [
    'of an unlisted room',
    'src/attic/late.ts',
    "import '@/domain/price'",
    'rooms-are-listed: src/attic/late.ts → src/domain/price.ts',
  ],
  [
    'of a page',
    'src/app/(site)/sites/[host]/models/page.tsx',
    "import '@/collections/Cars'\nimport '@/admin/Part'",
    'border-app-site: src/app/(site)/sites/[host]/models/page.tsx → src/collections/Cars.ts',
    'border-app-site: src/app/(site)/sites/[host]/models/page.tsx → src/admin/Part.tsx',
  ],
  [
    'of a call',
    'src/app/api/leads/route.ts',
    "import '@/collections/Cars'",
    'border-app-api: src/app/api/leads/route.ts → src/collections/Cars.ts',
  ],
  [
    'of the admin’s address',
    'src/app/(payload)/admin/page.tsx',
    "import '@/leads/lead'",
    'border-app-admin: src/app/(payload)/admin/page.tsx → src/leads/lead.ts',
  ],
  [
    'of an unlisted part of app',
    'src/app/attic/page.tsx',
    "import '@/domain/price'",
    'parts-of-app-are-listed: src/app/attic/page.tsx → src/domain/price.ts',
  ],
  [
    'of the browser’s code',
    'src/admin/Direct.tsx',
    "'use client'\nimport { lead } from '@/leads/lead'\nexport const Direct = () => lead",
    'border-browser: src/admin/Direct.tsx → src/leads/lead.ts',
  ],
  [
    'of the browser’s code, by way of a part that the server can draw too',
    'src/admin/Indirect.tsx',
    "/** Late. */\n'use client'\nexport * from './Screen'",
    'border-browser: src/admin/Screen.tsx → src/leads/lead.ts',
  ],
]

let told = ''
beforeAll(() => mkdirSync(house, { recursive: true }))
afterAll(() => rmSync(house, { recursive: true, force: true }))

it('lets a room import what its line names', () => {
  build(SOUND)
  expect(breaches()).toContain('no dependency violations found')
})

describe('catches a planted breach', () => {
  beforeAll(() => {
    build({ ...SOUND, ...Object.fromEntries(PLANTED.map(([, file, text]) => [file, text])) })
    told = breaches()
  })

  it.each(PLANTED)('%s', (_, _file, _text, ...lines) => {
    for (const line of lines) expect(told).toContain(line)
  })

  it('and tells of nothing else', () =>
    expect(told).toContain(`${PLANTED.flatMap(([, , , ...lines]) => lines).length} dependency violations`))
})
