import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Db = MigrateUpArgs['db']

const COLUMNS = sql.raw(
  'id, title, tenant_id, kind, amount, effect, tag, position, enabled, updated_at, created_at',
)
const NOW = "DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL"
const INDEXED = { tenant: 'tenant_id', updated_at: 'updated_at', created_at: 'created_at' }

/** SQLite changes the default of a column only with its table. Every process writes these three columns itself. */
async function rebuild(db: Db, defaults: { kind: string; amount: string; effect: string }): Promise<void> {
  await db.run(sql`CREATE TABLE __new_merchandising_rules (
    id text(36) PRIMARY KEY NOT NULL,
    title text NOT NULL,
    tenant_id text(36),
    kind text ${sql.raw(defaults.kind)} NOT NULL,
    amount numeric ${sql.raw(defaults.amount)} NOT NULL,
    effect text ${sql.raw(defaults.effect)} NOT NULL,
    tag text,
    position numeric DEFAULT 1 NOT NULL,
    enabled integer DEFAULT false,
    updated_at text ${sql.raw(NOW)},
    created_at text ${sql.raw(NOW)},
    FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(
    sql`INSERT INTO __new_merchandising_rules (${COLUMNS}) SELECT ${COLUMNS} FROM merchandising_rules;`,
  )
  await db.run(sql`DROP TABLE merchandising_rules;`)
  await db.run(sql`ALTER TABLE __new_merchandising_rules RENAME TO merchandising_rules;`)
  for (const [name, column] of Object.entries(INDEXED))
    await db.run(
      sql`CREATE INDEX ${sql.identifier(`merchandising_rules_${name}_idx`)} ON merchandising_rules (${sql.identifier(column)});`,
    )
}

/** A new rule may begin with the values of an example, so its form has defaults that the database does not know. */
export const up = ({ db }: MigrateUpArgs): Promise<void> => rebuild(db, { kind: '', amount: '', effect: '' })
export const down = ({ db }: MigrateDownArgs): Promise<void> =>
  rebuild(db, { kind: "DEFAULT 'older'", amount: 'DEFAULT 60', effect: "DEFAULT 'tag'" })
