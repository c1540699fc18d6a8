import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`stock_feeds\` ADD \`file_name\` text;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` ADD \`sent_by\` text;`)
  await db.run(sql`ALTER TABLE \`dealerships\` ADD \`feed_map\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`stock_feeds\` DROP COLUMN \`file_name\`;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` DROP COLUMN \`sent_by\`;`)
  await db.run(sql`ALTER TABLE \`dealerships\` DROP COLUMN \`feed_map\`;`)
}
