import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { respelt } from '@/features/redirects/redirectSpelling.rules'

interface Before {
  id: string
  tenant: string
  from: string
  created: string
}

/** Redirects of before are found by the one spelling that new ones are stored in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const rows = await db.all<Before>(
    sql`SELECT \`id\`, COALESCE(\`tenant_id\`, '') AS \`tenant\`, \`from\`, \`created_at\` AS \`created\` FROM \`redirects\`;`,
  )
  const { dropped, kept } = respelt(rows)
  for (const { id } of dropped) await db.run(sql`DELETE FROM \`redirects\` WHERE \`id\` = ${id};`)
  for (const { row, from } of kept)
    await db.run(sql`UPDATE \`redirects\` SET \`from\` = ${from} WHERE \`id\` = ${row.id};`)
}

/** How they were typed does not come back. */
export async function down(_: MigrateDownArgs): Promise<void> {}
