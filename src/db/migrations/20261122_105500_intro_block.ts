import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Quotes within a text are escaped in JSON, so that only the block's own type can match.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`UPDATE \`pages\` SET \`layout\` = replace(\`layout\`, '"blockType":"lead"', '"blockType":"intro"');`,
  )
  await db.run(
    sql`UPDATE \`_pages_v\` SET \`version_layout\` = replace(\`version_layout\`, '"blockType":"lead"', '"blockType":"intro"');`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(
    sql`UPDATE \`pages\` SET \`layout\` = replace(\`layout\`, '"blockType":"intro"', '"blockType":"lead"');`,
  )
  await db.run(
    sql`UPDATE \`_pages_v\` SET \`version_layout\` = replace(\`version_layout\`, '"blockType":"intro"', '"blockType":"lead"');`,
  )
}
