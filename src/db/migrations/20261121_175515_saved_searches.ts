import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`saved_searches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`search\` text,
  	\`frequency\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`confirmed_at\` text,
  	\`stopped_at\` text,
  	\`last_mail_at\` text,
  	\`consent\` text,
  	\`salt\` text NOT NULL,
  	\`confirm_hash\` text NOT NULL,
  	\`stop_hash\` text NOT NULL,
  	\`told\` text,
  	\`floor\` numeric DEFAULT 0,
  	\`next_due_at\` numeric,
  	\`quiet_until\` numeric,
  	\`mail\` text,
  	\`mail_state\` text DEFAULT 'none',
  	\`mail_next_at\` numeric,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`lease_until\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`saved_searches_tenant_idx\` ON \`saved_searches\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_email_idx\` ON \`saved_searches\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_state_idx\` ON \`saved_searches\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_confirm_hash_idx\` ON \`saved_searches\` (\`confirm_hash\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_stop_hash_idx\` ON \`saved_searches\` (\`stop_hash\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_updated_at_idx\` ON \`saved_searches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_created_at_idx\` ON \`saved_searches\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tenant_email_idx\` ON \`saved_searches\` (\`tenant_id\`,\`email\`);`)
  await db.run(sql`CREATE INDEX \`state_next_due_at_idx\` ON \`saved_searches\` (\`state\`,\`next_due_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_state_mail_next_at_idx\` ON \`saved_searches\` (\`mail_state\`,\`mail_next_at\`);`)
  // The collections changed places and so the numbers in these names: all go before any is made.
  await db.run(sql`DROP INDEX \`tenant_slug_1_idx\`;`)
  await db.run(sql`DROP INDEX \`version_tenant_version_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_4_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_5_idx\`;`)
  await db.run(sql`DROP INDEX \`version_tenant_version_slug_1_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_6_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_7_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_8_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_9_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_4_idx\` ON \`models\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`version_tenant_version_slug_1_idx\` ON \`_offers_v\` (\`version_tenant_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_6_idx\` ON \`reviews\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_1_idx\` ON \`pages\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`version_tenant_version_slug_idx\` ON \`_pages_v\` (\`version_tenant_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_5_idx\` ON \`posts\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_8_idx\` ON \`team_members\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_9_idx\` ON \`dealerships\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_7_idx\` ON \`locations\` (\`tenant_id\`,\`slug\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`saved_searches\`;`)
  // The collections changed places and so the numbers in these names: all go before any is made.
  await db.run(sql`DROP INDEX \`tenant_slug_1_idx\`;`)
  await db.run(sql`DROP INDEX \`version_tenant_version_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`version_tenant_version_slug_1_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_4_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_5_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_6_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_7_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_8_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_slug_9_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_5_idx\` ON \`pages\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`version_tenant_version_slug_1_idx\` ON \`_pages_v\` (\`version_tenant_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_tenant_version_slug_idx\` ON \`_offers_v\` (\`version_tenant_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_1_idx\` ON \`models\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_6_idx\` ON \`posts\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_4_idx\` ON \`reviews\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_9_idx\` ON \`locations\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_7_idx\` ON \`team_members\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_8_idx\` ON \`dealerships\` (\`tenant_id\`,\`slug\`);`)
}
