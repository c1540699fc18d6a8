import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Db = MigrateUpArgs['db']

/** Those whose name begins with the table's. */
const INDEXED = [
  ...['tenant', 'reference', 'state', 'start', 'location_id', 'dealership_id', 'car_id', 'link_hash'],
  ...['lead_due_at', 'mail_next_at', 'remind_at', 'updated_at', 'created_at'],
]
const columnOf = (index: string): string => (index === 'tenant' ? 'tenant_id' : index)

/** Rows that name the table. Texts of the history stay as they were written. */
const NAMED_IN = ['audit_log', 'bulk_changes']

/** The table of bookings has their word as its name. */
async function rename(db: Db, from: string, to: string): Promise<void> {
  const table = sql.identifier(to)
  await db.run(sql`ALTER TABLE ${sql.identifier(from)} RENAME TO ${table};`)
  for (const index of INDEXED) {
    const column = sql.identifier(columnOf(index))
    await db.run(sql`DROP INDEX ${sql.identifier(`${from}_${index}_idx`)};`)
    await db.run(sql`CREATE INDEX ${sql.identifier(`${to}_${index}_idx`)} ON ${table} (${column});`)
  }
  for (const name of NAMED_IN)
    await db.run(sql`UPDATE ${sql.identifier(name)} SET entity = ${to} WHERE entity = ${from};`)
  const [old, key] = [`collection-${from}`, `collection-${to}`]
  await db.run(
    sql`UPDATE payload_preferences SET key = ${key} || substr(key, ${old.length + 1}) WHERE key = ${old} OR key LIKE ${`${old}-%`};`,
  )
}

export const up = ({ db }: MigrateUpArgs): Promise<void> => rename(db, 'appointments', 'bookings')
export const down = ({ db }: MigrateDownArgs): Promise<void> => rename(db, 'bookings', 'appointments')
