import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { leadSource } from '@/features/leads/leadSource.rules'

interface Before {
  id: string
  url: string | null
  source: string | null
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`came_from\` text;`)
  await db.run(sql`CREATE INDEX \`leads_came_from_idx\` ON \`leads\` (\`came_from\`);`)
  // Leads of before. Few come by a campaign: those alone are read.
  await db.run(
    sql`UPDATE \`leads\` SET \`came_from\` = COALESCE(NULLIF(SUBSTR(TRIM(\`source\`), 1, 60), ''), 'Website');`,
  )
  const named = await db.all<Before>(
    sql`SELECT \`id\`, \`url\`, \`source\` FROM \`leads\` WHERE \`url\` LIKE '%utm_source=%';`,
  )
  for (const row of named)
    await db.run(sql`UPDATE \`leads\` SET \`came_from\` = ${leadSource(row)} WHERE \`id\` = ${row.id};`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_came_from_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`came_from\`;`)
}
