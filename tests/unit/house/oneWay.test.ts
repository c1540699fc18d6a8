/** Things that the project does in one way, in one file. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const)
const sources = textsIn('src')

const filesWith = (pattern: RegExp): string[] =>
  sources.flatMap(([name, text]) => (pattern.test(text) ? name : [])).sort()

it.each([
  [
    'a form is checked and sent by',
    /import \{[^}]*\b(useForm|createFormControl)\b[^}]*\} from 'react-hook-form'/,
    'components/forms/liveForm.ts',
  ],
  [
    'whether React has taken over is asked of',
    /useSyncExternalStore\([^,]+,\s*(\(\) => true|inBrowser)\b/,
    'lib/useHydrated.ts',
  ],
  ['what never changes is subscribed to by', /\(\) => \(\) => undefined/, 'lib/useHydrated.ts'],
])('%s one file', (_, pattern, file) => expect(filesWith(pattern)).toEqual([file]))

it('delegated scripts are less than 250 lines in all', () => {
  const behaviour = sources.filter(([name]) => name.startsWith('components/page/behaviour/'))
  const lines = behaviour.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0)
  expect(behaviour.length).toBeGreaterThan(3)
  expect(lines).toBeLessThan(250)
})

it('what is known of the insides of Next and React stands in one file, beside it what is read where that cannot be', () => {
  const insides =
    /['"`/](?:next\/dist\/|x-nextjs-|x-middleware-|next-(?:action|router-|resume)|react-dom\/server|__nextjs|__NEXT)|headers\.rsc\b|['"]rsc['"]/
  expect(filesWith(insides)).toEqual(['lib/nextContract.ts', 'lib/nextPrefetch.ts'])

  // NEXT_TELEMETRY_DISABLED is documented.
  const names = /(?<![\w}])_next\b|\bNEXT_(?!TELEMETRY|FOLDER\b)[A-Z]|__NEXT|phase-production|['"]\.rsc/
  const ours = [
    ...sources,
    ...textsIn('scripts'),
    ...['next.config.ts', 'payload.config.ts', 'server.ts'].map(
      (name) => [name, readFileSync(name, 'utf8')] as const,
    ),
  ]
  expect(ours.flatMap(([name, text]) => (names.test(text) ? name : [])).sort()).toEqual([
    // The bundler replaces the text of the variable.
    'instrumentation.ts',
    'lib/nextBuild.mjs',
    'lib/nextContract.ts',
    'lib/nextNames.ts',
    // The settings of Next itself, which load before any of our code.
    'next.config.ts',
  ])
})

it('cars are written by one file, and no machine but by the columns that are its own', () => {
  const writes = /\.(?:update|updateEach|take|upsert|insert|insertAll)\(/
  const writers = sources.flatMap(([name, text]) =>
    /\btable\('cars'\)/.test(text) && writes.test(text) ? name : [],
  )
  expect(writers).toEqual(['core/car/rows/carRows.ts'])
  expect(filesWith(/import \{[^}]*\b(?:writeCars|changeCar|changeCars)\b[^}]*\} from/)).toEqual([
    'core/car/rows/write.ts',
  ])
  expect(filesWith(/collection: 'cars',[^}]*data:/).sort()).toEqual(['admin/stock/sameCar/endpoint.ts'])
})

it('browser tests read screens for faults of access in one way', () => {
  const users = readdirSync('tests/e2e').filter((name) =>
    readFileSync(path.join('tests/e2e', name), 'utf8').includes("'axe-core'"),
  )
  expect(users).toEqual(['axe.ts'])
})

/** Files of src that a file imports, and what those import. */
function reachedFrom(start: string): ReadonlySet<string> {
  const texts = new Map(sources)
  const reached = new Set([start])
  for (const file of reached)
    for (const [, named = ''] of (texts.get(file) ?? '').matchAll(/(?:from|import) '((?:@\/|\.)[^']+)'/g)) {
      const base = named.startsWith('@/') ? named.slice(2) : path.join(path.dirname(file), named)
      const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((name) => texts.has(name))
      if (found) reached.add(found)
    }
  return reached
}

it.each(['boot.ts', 'cli/server/outbox.ts'])('%s knows each kind of the outbox', (start) => {
  const kinds = filesWith(/\boutboxKind(<[^>]+>)?\(\{/)
  const reached = reachedFrom(start)
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((file) => !reached.has(file))).toEqual([])
})
