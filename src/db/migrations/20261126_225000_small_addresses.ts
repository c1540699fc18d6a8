import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Addresses of before are compared as new ones are: in small letters. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`appointments\` SET \`email\` = LOWER(\`email\`) WHERE \`email\` <> LOWER(\`email\`);`)
  await db.run(sql`UPDATE \`reservations\` SET \`email\` = LOWER(\`email\`) WHERE \`email\` <> LOWER(\`email\`);`)
  await db.run(sql`UPDATE \`payments\` SET \`email\` = LOWER(\`email\`) WHERE \`email\` <> LOWER(\`email\`);`)
}

/** How they were typed does not come back. */
export async function down(_: MigrateDownArgs): Promise<void> {}
