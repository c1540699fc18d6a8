import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Rows whose changes are told: since when something is to be told, and what was told last. */
const TOLD = ['bookings', 'reservations', 'cars', 'stock_feeds', 'deals']
const OF_WEBHOOKS = [
  ['leads', 'integer DEFAULT true'],
  ['events', "text DEFAULT '[]'"],
  ['dealerships', "text DEFAULT '[]'"],
  ['event_at', 'numeric'],
  ['event_id', 'text'],
  ['event_next_at', 'numeric'],
  ['event_wake', 'numeric'],
  ['event_attempts', 'numeric DEFAULT 0'],
  ['event_lease_until', 'numeric'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const run = (text: string) => db.run(sql.raw(text))
  await run(`CREATE TABLE events (
    id text(36) PRIMARY KEY NOT NULL,
    tenant_id text(36),
    type text NOT NULL,
    at numeric NOT NULL,
    occurred_at text NOT NULL,
    dealership_slug text,
    resource text,
    data text,
    FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON UPDATE no action ON DELETE set null
  );`)
  await run('CREATE INDEX events_tenant_idx ON events (tenant_id);')
  await run('CREATE INDEX events_at_idx ON events (at);')
  await run('CREATE INDEX tenant_at_idx ON events (tenant_id, at);')
  for (const table of TOLD) {
    await run(`ALTER TABLE ${table} ADD event_due numeric;`)
    await run(`ALTER TABLE ${table} ADD event_announced text;`)
    await run(`CREATE INDEX ${table}_event_due_idx ON ${table} (event_due);`)
  }
  for (const [name, kind] of OF_WEBHOOKS) await run(`ALTER TABLE lead_destinations ADD ${name} ${kind};`)
  await run('CREATE INDEX lead_destinations_event_next_at_idx ON lead_destinations (event_next_at);')
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const run = (text: string) => db.run(sql.raw(text))
  await run('DROP TABLE events;')
  for (const table of TOLD) {
    await run(`DROP INDEX ${table}_event_due_idx;`)
    for (const name of ['event_due', 'event_announced']) await run(`ALTER TABLE ${table} DROP COLUMN ${name};`)
  }
  await run('DROP INDEX lead_destinations_event_next_at_idx;')
  for (const [name] of OF_WEBHOOKS) await run(`ALTER TABLE lead_destinations DROP COLUMN ${name};`)
}
