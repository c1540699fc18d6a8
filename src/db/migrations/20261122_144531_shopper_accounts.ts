import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shopper_logins\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`login\` text NOT NULL,
  	\`shopper_id\` text,
  	\`salt\` text,
  	\`code_expires_at\` numeric DEFAULT 0,
  	\`code_attempts\` numeric DEFAULT 0,
  	\`send_state\` text DEFAULT 'none',
  	\`send_next_at\` numeric,
  	\`send_attempts\` numeric DEFAULT 0,
  	\`lease_until\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shopper_logins_tenant_idx\` ON \`shopper_logins\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`shopper_logins_shopper_id_idx\` ON \`shopper_logins\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`shopper_logins_updated_at_idx\` ON \`shopper_logins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shopper_logins_created_at_idx\` ON \`shopper_logins\` (\`created_at\`);`)
  // The index of that name moves from the shoppers to their logins.
  await db.run(sql`DROP INDEX \`tenant_login_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_login_idx\` ON \`shopper_logins\` (\`tenant_id\`,\`login\`);`)
  await db.run(sql`CREATE INDEX \`send_state_send_next_at_idx\` ON \`shopper_logins\` (\`send_state\`,\`send_next_at\`);`)
  await db.run(sql`ALTER TABLE \`shoppers\` ADD \`rev\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`shoppers\` DROP COLUMN \`login\`;`)
  await db.run(sql`ALTER TABLE \`shoppers\` DROP COLUMN \`code_hash\`;`)
  await db.run(sql`ALTER TABLE \`shoppers\` DROP COLUMN \`code_expires_at\`;`)
  await db.run(sql`ALTER TABLE \`shoppers\` DROP COLUMN \`code_attempts\`;`)
  await db.run(sql`ALTER TABLE \`shoppers\` DROP COLUMN \`code_sent_at\`;`)
  await db.run(sql`ALTER TABLE \`watchlist\` ADD \`price\` numeric;`)
  await db.run(sql`ALTER TABLE \`watchlist\` ADD \`price_type\` text;`)
  await db.run(sql`ALTER TABLE \`saved_searches\` ADD \`shopper_id\` text;`)
  await db.run(sql`CREATE INDEX \`saved_searches_shopper_id_idx\` ON \`saved_searches\` (\`shopper_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shopper_logins\`;`)
  await db.run(sql`DROP INDEX \`saved_searches_shopper_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`saved_searches\` DROP COLUMN \`shopper_id\`;`)
  await db.run(sql`ALTER TABLE \`shoppers\` ADD \`login\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shoppers\` ADD \`code_hash\` text;`)
  await db.run(sql`ALTER TABLE \`shoppers\` ADD \`code_expires_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`shoppers\` ADD \`code_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`shoppers\` ADD \`code_sent_at\` numeric;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_login_idx\` ON \`shoppers\` (\`tenant_id\`,\`login\`);`)
  await db.run(sql`ALTER TABLE \`shoppers\` DROP COLUMN \`rev\`;`)
  await db.run(sql`ALTER TABLE \`watchlist\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`watchlist\` DROP COLUMN \`price_type\`;`)
}
