import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_email_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_phone_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`find_words\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`sealed_by\` text;`)
  await db.run(sql`CREATE INDEX \`leads_sealed_by_idx\` ON \`leads\` (\`sealed_by\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_sealed_by_idx\`;`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_idx\` ON \`leads\` (\`phone\`);`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`find_words\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`sealed_by\`;`)
}
