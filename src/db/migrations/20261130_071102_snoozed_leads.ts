import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`back_at\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_back_at_idx\` ON \`leads\` (\`back_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_back_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`back_at\`;`)
}
