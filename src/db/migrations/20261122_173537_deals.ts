import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`deals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`deal_id\` text NOT NULL,
  	\`car_id\` text NOT NULL,
  	\`car_slug\` text NOT NULL,
  	\`car_name\` text,
  	\`price\` numeric,
  	\`shopper_id\` text,
  	\`answers\` text,
  	\`reservation_id\` text,
  	\`expires_at\` numeric,
  	\`mails\` text,
  	\`due_at\` numeric,
  	\`lease_until\` numeric,
  	\`version\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deals_tenant_idx\` ON \`deals\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_shopper_id_idx\` ON \`deals\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_expires_at_idx\` ON \`deals\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_due_at_idx\` ON \`deals\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_updated_at_idx\` ON \`deals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_created_at_idx\` ON \`deals\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_deal_id_idx\` ON \`deals\` (\`tenant_id\`,\`deal_id\`);`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`deal_id\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`deal\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refund_id\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refund_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refund_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refund_next_at\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`deals\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`deal_id\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`deal\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_id\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_attempts\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_since\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_next_at\`;`)
}
