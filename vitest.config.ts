import { BaseSequencer } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inFull } from './tests/helpers/full'

const env = { DATA_DIR: path.resolve('.cache/test-data'), LOG_LEVEL: 'silent' }
const alias = {
  'server-only': path.resolve('node_modules/next/dist/compiled/server-only/empty.js'),
  '@payload-config': path.resolve('payload.config.ts'),
  '@': path.resolve('src'),
}

/** A DOM, or the mock of a module, would remain for the files after it: each of these files has its own process. */
const OWN_PROCESS = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/unit/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /@vitest-environment|vi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')))
/** Vitest alone would leave one core for itself, half of a small machine: it has little to do once files are transformed. */
const unit = { env, testTimeout: 15_000, maxWorkers: '100%', sequence: { groupOrder: 0 } }

/** They measure times, or how many answers fit into one: nothing else runs beside them. */
const ALONE = [
  ...['server/cacheAnswers', 'server/limiter', 'server/limits', 'server/redis', 'server/stop'],
  ...['server/unavailable', 'app/cluster', 'app/containers', 'app/processes', 'store/silent'],
].map((name) => `tests/int/${name}.test.ts`)
/** What takes long and seldom fails alone: `npm run test:full`. */
const LATER = inFull(
  [],
  [
    'access/oddPersonMongodb',
    'access/settingsOfTwoMongodb',
    'api/feedDisastersMongodb',
    'app/backup',
    'app/cluster',
    'app/containers',
    'app/drill',
    'app/mongoQueries',
    'app/processes',
    'server/redis',
    'store/ownerHistoriesMongodb',
    'store/replicaSet',
  ].map((name) => `tests/int/${name}.test.ts`),
)
/** First, so that both workers are busy to the end: a new clone knows no times, and these files are short. */
const LONGEST = [
  'access/matrix',
  'app/malformed',
  'access/faults',
  'app/oddRows',
  'app/structuredData',
  'app/html',
  'access/oddRest',
  'search/meilisearch',
  'api/feedDisasters',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const place = (id: string) => LONGEST.findIndex((name) => id.endsWith(`${name}.test.ts`)) + 1 || Infinity
    return (await super.sort(files)).sort((a, b) => place(a.moduleId) - place(b.moduleId) || 0)
  }
}
const int = {
  env,
  testTimeout: 90_000,
  hookTimeout: 120_000,
  globalSetup: 'tests/helpers/storesSetup.ts',
  isolate: false,
  setupFiles: ['freshModules', 'cheapPasswords', 'quickStatements'].map((name) => `tests/helpers/${name}.ts`),
}

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: LongestFirst },
    // Lexical's development build sometimes waits for itself in an import cycle on Node 20; its production build does not.
    execArgv: ['--conditions=production'],
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          setupFiles: 'tests/helpers/freshModules.ts',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: OWN_PROCESS,
        },
      },
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit-own-process',
          setupFiles: 'tests/helpers/patientDom.ts',
          include: OWN_PROCESS,
        },
      },
      {
        resolve: { alias },
        test: {
          ...int,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [...ALONE, ...LATER],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          ...int,
          name: 'int-alone',
          include: ALONE,
          exclude: LATER,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
