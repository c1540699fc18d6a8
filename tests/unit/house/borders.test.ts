import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

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

const SOUND = {
  'src/collections/Cars.ts': 'export const cars = 1',
  'src/domain/price.ts': 'export const price = 1',
  'src/stock/write.ts': "import { price } from '@/domain/price'\nexport const write = price",
}

beforeAll(() => mkdirSync(house, { recursive: true }))
afterAll(() => rmSync(house, { recursive: true, force: true }))

it('lets a room import what its line names', () => {
  build(SOUND)
  expect(breaches()).toContain('no dependency violations found')
})

it.each([
  [
    'by alias',
    'src/stock/late.ts',
    "import '@/collections/Cars'",
    'border-stock: src/stock/late.ts → src/collections/Cars.ts',
  ],
  ['by a relative path', 'src/stock/late.ts', "import '../collections/Cars'", 'border-stock'],
  [
    'for a type alone',
    'src/domain/late.ts',
    "import type { cars } from '../collections/Cars'\nexport type C = typeof cars",
    'border-domain',
  ],
  ['of a circle', 'src/domain/price.ts', "import '@/domain/late'\nexport const price = 1", 'no-circles'],
  ['of an unlisted room', 'src/attic/late.ts', "import '@/domain/price'", 'rooms-are-listed'],
])('catches a planted breach %s', (_, file, text, rule) => {
  build({
    ...SOUND,
    'src/domain/late.ts': "import { price } from './price'\nexport const late = price",
    [file]: text,
  })
  expect(breaches()).toContain(rule)
})
