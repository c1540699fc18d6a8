import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`cars\` ADD \`owners\` numeric;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`keys\` numeric;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`service\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`inspection\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`inspection_passed\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`inspection_noted\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`owners\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`keys\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`service\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`inspection\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`inspection_passed\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`inspection_noted\`;`)
}
