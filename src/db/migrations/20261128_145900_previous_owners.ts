import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

type Db = MigrateUpArgs['db']
const PLACES = [
  ['cars', 'overrides'],
  ['cars', 'feed_values'],
  ['car_history', 'changes'],
] as const

/** Of a car: `owners` says from now on which source said which fact. */
async function rename(db: Db, from: string, to: string): Promise<void> {
  await db.run(sql`ALTER TABLE cars RENAME COLUMN ${sql.identifier(from)} TO ${sql.identifier(to)};`)
  for (const [table, column] of PLACES)
    await db.run(
      sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = replace(${sql.identifier(column)}, ${`"${from}":`}, ${`"${to}":`}) WHERE ${sql.identifier(column)} LIKE ${`%"${from}":%`};`,
    )
}

export const up = ({ db }: MigrateUpArgs): Promise<void> => rename(db, 'owners', 'previous_owners')
export const down = ({ db }: MigrateDownArgs): Promise<void> => rename(db, 'previous_owners', 'owners')
