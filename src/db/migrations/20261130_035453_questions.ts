import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`bookings_mail_state_idx\` ON \`bookings\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`make_status_idx\` ON \`cars\` (\`make\`,\`status\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`bookings_mail_state_idx\`;`)
  await db.run(sql`DROP INDEX \`make_status_idx\`;`)
}
