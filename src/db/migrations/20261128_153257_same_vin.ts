import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`cars\` ADD \`same_vin\` text;`)
  await db.run(sql`CREATE INDEX \`cars_vin_idx\` ON \`cars\` (\`vin\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`cars_vin_idx\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`same_vin\`;`)
}
