import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`slug_idx\`;`)
  await db.run(sql`DROP INDEX \`manufacturers_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`manufacturers_slug_idx\` ON \`manufacturers\` (\`slug\`);`)
  await db.run(sql`DROP INDEX \`slug_1_idx\`;`)
  await db.run(sql`DROP INDEX \`tenants_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenants_slug_idx\` ON \`tenants\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` DROP COLUMN \`errors\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`manufacturers_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`slug_idx\` ON \`manufacturers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`manufacturers_slug_idx\` ON \`manufacturers\` (\`slug\`);`)
  await db.run(sql`DROP INDEX \`tenants_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`slug_1_idx\` ON \`tenants\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tenants_slug_idx\` ON \`tenants\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` ADD \`errors\` text;`)
}
