import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`cars\` ADD \`picture_files\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`picture_next_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`picture_lease_until\` numeric;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`picture_done\` text;`)
  await db.run(sql`CREATE INDEX \`cars_picture_next_at_idx\` ON \`cars\` (\`picture_next_at\`);`)
  // Cars that were pushed before their pictures could be fetched.
  await db.run(sql`UPDATE \`cars\` SET \`picture_next_at\` = 0 WHERE \`primary_image_url\` LIKE 'http%';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`cars_picture_next_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`picture_files\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`picture_next_at\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`picture_lease_until\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`picture_done\`;`)
}
