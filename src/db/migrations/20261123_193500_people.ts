import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Sessions become rows of their own: everybody signs in once more.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`sid\` text NOT NULL,
  	\`opened_at\` numeric NOT NULL,
  	\`used_at\` numeric NOT NULL,
  	\`expires_at\` numeric NOT NULL,
  	\`agent\` text,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_user_id_idx\` ON \`staff_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_sid_idx\` ON \`staff_sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_expires_at_idx\` ON \`staff_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_updated_at_idx\` ON \`staff_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_created_at_idx\` ON \`staff_sessions\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_until\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_by\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invite_hash\` text;`)
  await db.run(sql`CREATE INDEX \`users_invite_hash_idx\` ON \`users\` (\`invite_hash\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP INDEX \`users_invite_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited_until\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited_by\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invite_hash\`;`)
}
