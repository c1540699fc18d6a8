/**
 * Steps of before one migration made the whole store (`migrations/20261128_193253_initial`). A store that has the first of them done
 * is brought to what that migration makes; an older one is refused.
 */
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Db = MigrateUpArgs['db']
interface Step {
  name: string
  up(args: Pick<MigrateUpArgs, 'db'>): Promise<void>
}

/** The newest step of the oldest store that can be brought here. */
export const OLDEST = '20261127_030815_google_store_code'

const steps =
  (...statements: string[]): Step['up'] =>
  async ({ db }) => {
    for (const statement of statements) await db.run(sql.raw(statement))
  }

const RENAMED_IN = [
  ['cars', 'overrides'],
  ['cars', 'feed_values'],
  ['car_history', 'changes'],
] as const

/** How many owners a car had; `owners` became the sources of its facts. */
async function previousOwners({ db }: { db: Db }): Promise<void> {
  const [from, to] = ['"owners":', '"previous_owners":']
  await db.run(sql`ALTER TABLE cars RENAME COLUMN owners TO previous_owners`)
  for (const [table, column] of RENAMED_IN) {
    const [place, cell] = [sql.identifier(table), sql.identifier(column)]
    await db.run(
      sql`UPDATE ${place} SET ${cell} = replace(${cell}, ${from}, ${to}) WHERE ${cell} LIKE ${`%${from}%`}`,
    )
  }
}

const TENANT = 'FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON UPDATE no action ON DELETE set null'
const NOW = "DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL"
const indexes = (table: string, columns: readonly string[]): string[] =>
  columns.map((column) => {
    const name = column === 'tenant_id' ? 'tenant' : column
    return `CREATE INDEX ${table}_${name}_idx ON ${table} (${column})`
  })

/** In their order, as they were released. */
export const FORMER_STEPS: readonly Step[] = [
  {
    name: '20261128_031715_bulk_changes',
    up: steps(
      `CREATE TABLE bulk_changes (id text(36) PRIMARY KEY NOT NULL, tenant_id text(36), batch text NOT NULL, undoes text, at numeric NOT NULL, who text NOT NULL, user_id text NOT NULL, entity text NOT NULL, doc_id text NOT NULL, doc_title text, what text NOT NULL, change text NOT NULL, ${TENANT})`,
      ...indexes('bulk_changes', ['tenant_id', 'batch']),
      'CREATE INDEX entity_at_idx ON bulk_changes (entity, at)',
    ),
  },
  {
    name: '20261128_105011_drop_reset_request_time',
    up: steps('ALTER TABLE users DROP COLUMN reset_password_requested_at'),
  },
  {
    name: '20261128_143853_sources_of_cars',
    up: steps(
      `CREATE TABLE feed_chunks (id text(36) PRIMARY KEY NOT NULL, tenant_id text(36), feed text NOT NULL, at numeric NOT NULL, items text NOT NULL, ${TENANT})`,
      ...indexes('feed_chunks', ['tenant_id', 'feed']),
      'DROP INDEX cars_feed_id_idx',
      'ALTER TABLE cars ADD sources text',
      'ALTER TABLE cars ADD price_waits text',
      'ALTER TABLE cars DROP COLUMN feed_id',
      'ALTER TABLE cars DROP COLUMN shown_by_feed',
      'ALTER TABLE stock_feeds ADD source text',
      'ALTER TABLE stock_feeds ADD taking text',
      ...indexes('stock_feeds', ['source']),
      'ALTER TABLE car_history ADD feed text',
      'ALTER TABLE car_history ADD beside text',
      ...indexes('car_history', ['feed']),
    ),
  },
  { name: '20261128_145900_previous_owners', up: previousOwners },
  { name: '20261128_150855_figures_for', up: steps('ALTER TABLE cars ADD figures_for text') },
  {
    name: '20261128_152009_stock_addresses',
    up: steps(
      `CREATE TABLE stock_addresses (id text(36) PRIMARY KEY NOT NULL, tenant_id text(36), name text NOT NULL, dealership_id text NOT NULL, url text NOT NULL, login text, sealed_password text, every text DEFAULT 'night' NOT NULL, mode text DEFAULT 'full' NOT NULL, enabled integer DEFAULT true, last_at text, last_result text, failures numeric DEFAULT 0, etag text, modified text, next_at numeric DEFAULT 0, updated_at text ${NOW}, created_at text ${NOW}, ${TENANT})`,
      ...indexes('stock_addresses', ['tenant_id', 'dealership_id', 'next_at', 'updated_at', 'created_at']),
    ),
  },
  {
    name: '20261128_153257_same_vin',
    up: steps('ALTER TABLE cars ADD same_vin text', ...indexes('cars', ['vin'])),
  },
]
