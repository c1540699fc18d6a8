import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`prize_draws\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`claim\` text DEFAULT 'none' NOT NULL,
  	\`notes\` text,
  	\`reference\` text NOT NULL,
  	\`prize\` text,
  	\`detail\` text,
  	\`wins\` integer DEFAULT false,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`shopper_id\` text,
  	\`prize_key\` text NOT NULL,
  	\`period\` text NOT NULL,
  	\`lead_id\` text,
  	\`once_key\` text NOT NULL,
  	\`seat_key\` text NOT NULL,
  	\`due_at\` numeric,
  	\`attempts\` numeric DEFAULT 0,
  	\`is_mailed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`prize_draws_tenant_idx\` ON \`prize_draws\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_reference_idx\` ON \`prize_draws\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_email_idx\` ON \`prize_draws\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_phone_idx\` ON \`prize_draws\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_shopper_id_idx\` ON \`prize_draws\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_period_idx\` ON \`prize_draws\` (\`period\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_due_at_idx\` ON \`prize_draws\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_updated_at_idx\` ON \`prize_draws\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_created_at_idx\` ON \`prize_draws\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_once_key_idx\` ON \`prize_draws\` (\`tenant_id\`,\`once_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_seat_key_idx\` ON \`prize_draws\` (\`tenant_id\`,\`seat_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_reference_idx\` ON \`prize_draws\` (\`tenant_id\`,\`reference\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`nonce_hash\` text NOT NULL,
  	\`login\` text NOT NULL,
  	\`salt\` text,
  	\`target\` text,
  	\`asked_at\` numeric NOT NULL,
  	\`code_expires_at\` numeric NOT NULL,
  	\`code_attempts\` numeric DEFAULT 0,
  	\`proved_at\` numeric,
  	\`send_state\` text DEFAULT 'none',
  	\`send_next_at\` numeric,
  	\`send_attempts\` numeric DEFAULT 0,
  	\`lease_until\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_in_codes_tenant_idx\` ON \`sign_in_codes\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_codes_login_idx\` ON \`sign_in_codes\` (\`login\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_codes_updated_at_idx\` ON \`sign_in_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_codes_created_at_idx\` ON \`sign_in_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_nonce_hash_idx\` ON \`sign_in_codes\` (\`tenant_id\`,\`nonce_hash\`);`)
  await db.run(sql`CREATE INDEX \`send_next_at_send_state_idx\` ON \`sign_in_codes\` (\`send_next_at\`,\`send_state\`);`)
  await db.run(sql`CREATE TABLE \`popups\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`text\` text,
  	\`image_id\` text(36),
  	\`image_url\` text,
  	\`label\` text,
  	\`href\` text,
  	\`first_day\` text,
  	\`last_day\` text,
  	\`paths\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_slug_idx\` ON \`popups\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`popups_tenant_idx\` ON \`popups\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_image_idx\` ON \`popups\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_updated_at_idx\` ON \`popups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_created_at_idx\` ON \`popups\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_10_idx\` ON \`popups\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`DROP INDEX \`send_state_send_next_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` DROP COLUMN \`salt\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` DROP COLUMN \`code_expires_at\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` DROP COLUMN \`code_attempts\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` DROP COLUMN \`send_state\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` DROP COLUMN \`send_next_at\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` DROP COLUMN \`send_attempts\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` DROP COLUMN \`lease_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`prize_draws\`;`)
  await db.run(sql`DROP TABLE \`sign_in_codes\`;`)
  await db.run(sql`DROP TABLE \`popups\`;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` ADD \`salt\` text;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` ADD \`code_expires_at\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` ADD \`code_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` ADD \`send_state\` text DEFAULT 'none';`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` ADD \`send_next_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` ADD \`send_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`shopper_logins\` ADD \`lease_until\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`send_state_send_next_at_idx\` ON \`shopper_logins\` (\`send_state\`,\`send_next_at\`);`)
}
