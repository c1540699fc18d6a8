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
  'src/db/table.ts': 'export const table = 1',
  'src/core/car/price.ts': "import { address } from '@/core/place/address'\nexport const price = address",
  'src/core/place/address.ts': 'export const address = 1',
  'src/core/place/type.ts': 'export type Late = 1',
  'src/core/car/rows/carRows.ts': "import { table } from '@/db/table'\nexport const carRows = table",
  'src/core/car/read/cars.ts':
    "import { carRows } from '@/core/car/rows/carRows'\nexport const cars = carRows",
  'src/features/stock/write.ts':
    "import { price } from '@/core/car/price'\nimport '@/core/car/rows/carRows'\nexport const write = price",
  'src/lib/trip.ts': "import './round'",
  'src/features/leads/lead.ts': 'export const lead = 1\nexport type Lead = typeof lead',
  'src/features/leads/words.rules.ts': 'export const words = 1',
  'src/admin/Screen.tsx': "import { lead } from '@/features/leads/lead'\nexport const Screen = () => lead",
  'src/admin/Part.tsx':
    "'use client'\nimport type { Lead } from '@/features/leads/lead'\nexport const Part = (lead: Lead) => lead",
  'src/components/Part.tsx':
    "'use client'\nimport { price } from '@/core/car/price'\nimport { words } from '@/features/leads/words.rules'\nexport const Part = price + words",
  [PAGE]: "import { Part } from '@/components/Part'\nimport '@/core/car/read/cars'\nexport default Part",
}

/** What is wrong with each planted file, the file, its text, and the breaches that are told. */
const PLANTED: [string, string, string, ...string[]][] = [
  [
    'by alias',
    'src/features/stock/alias.ts',
    "import '@/collections/Cars'",
    'border-features: src/features/stock/alias.ts → src/collections/Cars.ts',
  ],
  [
    'by a relative path',
    'src/features/stock/relative.ts',
    "import '../../collections/Cars'",
    'border-features: src/features/stock/relative.ts → src/collections/Cars.ts',
  ],
  [
    'for a type alone',
    'src/core/car/late.ts',
    "import type { write } from '../../features/stock/write'\nexport type Late = typeof write",
    'border-core/car: src/core/car/late.ts → src/features/stock/write.ts',
  ],
  [
    'of a word of core that a later one uses',
    'src/core/place/late.ts',
    "import { price } from '@/core/car/price'\nexport const late = price",
    'border-core/place: src/core/place/late.ts → src/core/car/price.ts',
  ],
  [
    'of a word of core for a type of a later one',
    'src/core/dealer/late.ts',
    "import type { Late } from '@/core/place/type'\nexport type Later = Late",
    'border-core/dealer: src/core/dealer/late.ts → src/core/place/type.ts',
  ],
  [
    'of an unlisted word of core',
    'src/core/attic/late.ts',
    "import '@/core/car/price'",
    'rooms-are-listed: src/core/attic/late.ts → src/core/car/price.ts',
  ],
  [
    'of a feature by another',
    'src/features/plans/plan.ts',
    "import '@/features/leads/words.rules'",
    'features-stand-alone: src/features/plans/plan.ts → src/features/leads/words.rules.ts',
  ],
  [
    'of a rule of core that reads rows',
    'src/core/person/bought.ts',
    "import '@/core/car/rows/carRows'",
    'core-reads-rows: src/core/person/bought.ts → src/core/car/rows/carRows.ts',
  ],
  [
    'of a rule that writes',
    'src/features/stock/late.rules.ts',
    "import './write'",
    'rules-are-pure: src/features/stock/late.rules.ts → src/features/stock/write.ts',
  ],
  ['of a circle', 'src/lib/round.ts', "import './trip'", 'no-circles: src/lib/round.ts →'],
  [
    'of an unlisted room',
    'src/attic/late.ts',
    "import '@/core/car/price'",
    'rooms-are-listed: src/attic/late.ts → src/core/car/price.ts',
  ],
  [
    'of a page',
    'src/app/(site)/sites/[host]/models/page.tsx',
    "import '@/collections/Cars'\nimport '@/admin/Part'\nimport '@/core/car/rows/carRows'",
    'border-app-site: src/app/(site)/sites/[host]/models/page.tsx → src/collections/Cars.ts',
    'border-app-site: src/app/(site)/sites/[host]/models/page.tsx → src/admin/Part.tsx',
    'rows-are-read-by-views: src/app/(site)/sites/[host]/models/page.tsx → src/core/car/rows/carRows.ts',
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
    "import '@/features/leads/lead'",
    'border-app-admin: src/app/(payload)/admin/page.tsx → src/features/leads/lead.ts',
  ],
  [
    'of an unlisted part of app',
    'src/app/attic/page.tsx',
    "import '@/core/car/price'",
    'parts-of-app-are-listed: src/app/attic/page.tsx → src/core/car/price.ts',
  ],
  [
    'of the browser’s code',
    'src/admin/Direct.tsx',
    "'use client'\nimport { lead } from '@/features/leads/lead'\nexport const Direct = () => lead",
    'border-browser: src/admin/Direct.tsx → src/features/leads/lead.ts',
  ],
  [
    'of the browser’s code, by way of a part that the server can draw too',
    'src/admin/Indirect.tsx',
    "/** Late. */\n'use client'\nexport * from './Screen'",
    'border-browser: src/admin/Screen.tsx → src/features/leads/lead.ts',
  ],
]

let reported = ''
beforeAll(() => mkdirSync(house, { recursive: true }))
afterAll(() => rmSync(house, { recursive: true, force: true }))

it('lets a room import what its line names', () => {
  build(SOUND)
  expect(breaches()).toContain('no dependency violations found')
})

describe('catches a planted breach', () => {
  beforeAll(() => {
    build({ ...SOUND, ...Object.fromEntries(PLANTED.map(([, file, text]) => [file, text])) })
    reported = breaches()
  })

  it.each(PLANTED)('%s', (_, _file, _text, ...lines) => {
    for (const line of lines) expect(reported).toContain(line)
  })

  it('and tells of nothing else', () =>
    expect(reported).toContain(
      `${PLANTED.flatMap(([, , , ...lines]) => lines).length} dependency violations`,
    ))
})
