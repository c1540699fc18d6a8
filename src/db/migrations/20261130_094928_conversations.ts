import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`asked_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`merged_into\` text;`)
  await db.run(sql`CREATE INDEX \`leads_asked_at_idx\` ON \`leads\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_merged_into_idx\` ON \`leads\` (\`merged_into\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_asked_at_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_merged_into_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`asked_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`merged_into\`;`)
}
