import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`cars\` ADD \`shown_by_feed\` text;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` ADD \`owed_at\` numeric;`)
  await db.run(sql`CREATE INDEX \`stock_feeds_owed_at_idx\` ON \`stock_feeds\` (\`owed_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`stock_feeds_owed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` DROP COLUMN \`owed_at\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`shown_by_feed\`;`)
}
