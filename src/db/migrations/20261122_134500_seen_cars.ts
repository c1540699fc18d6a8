import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`saved_searches\` RENAME COLUMN \`told\` TO \`seen_cars\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`saved_searches\` RENAME COLUMN \`seen_cars\` TO \`told\`;`)
}
