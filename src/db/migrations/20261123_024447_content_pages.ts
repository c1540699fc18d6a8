import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offers\` ADD \`stock_path\` text;`)
  await db.run(sql`ALTER TABLE \`offers\` ADD \`location_slugs\` text;`)
  await db.run(sql`ALTER TABLE \`_offers_v\` ADD \`version_stock_path\` text;`)
  await db.run(sql`ALTER TABLE \`_offers_v\` ADD \`version_location_slugs\` text;`)
  await db.run(sql`ALTER TABLE \`models\` ADD \`accessories\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offers\` DROP COLUMN \`stock_path\`;`)
  await db.run(sql`ALTER TABLE \`offers\` DROP COLUMN \`location_slugs\`;`)
  await db.run(sql`ALTER TABLE \`_offers_v\` DROP COLUMN \`version_stock_path\`;`)
  await db.run(sql`ALTER TABLE \`_offers_v\` DROP COLUMN \`version_location_slugs\`;`)
  await db.run(sql`ALTER TABLE \`models\` DROP COLUMN \`accessories\`;`)
}
