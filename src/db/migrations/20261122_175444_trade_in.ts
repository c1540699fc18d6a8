import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`valuations\` ADD \`good_until\` text;`)
  await db.run(sql`ALTER TABLE \`valuations\` ADD \`saved\` text;`)
  await db.run(sql`ALTER TABLE \`valuations\` ADD \`photos\` text;`)
  await db.run(sql`ALTER TABLE \`valuations\` ADD \`rev\` numeric;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_lead_id_1_idx\` ON \`valuations\` (\`tenant_id\`,\`lead_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`tenant_lead_id_1_idx\`;`)
  await db.run(sql`ALTER TABLE \`valuations\` DROP COLUMN \`good_until\`;`)
  await db.run(sql`ALTER TABLE \`valuations\` DROP COLUMN \`saved\`;`)
  await db.run(sql`ALTER TABLE \`valuations\` DROP COLUMN \`photos\`;`)
  await db.run(sql`ALTER TABLE \`valuations\` DROP COLUMN \`rev\`;`)
}
