import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`waiting_shoppers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`car_id\` text NOT NULL,
  	\`car_name\` text,
  	\`car_slug\` text,
  	\`dealership_id\` text,
  	\`location_id\` text,
  	\`name\` text,
  	\`email\` text,
  	\`consent\` text,
  	\`turn_until\` numeric,
  	\`mails\` text,
  	\`due_at\` numeric,
  	\`lease_until\` numeric,
  	\`version\` numeric DEFAULT 0,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_tenant_idx\` ON \`waiting_shoppers\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_state_idx\` ON \`waiting_shoppers\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_car_id_idx\` ON \`waiting_shoppers\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_dealership_id_idx\` ON \`waiting_shoppers\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_location_id_idx\` ON \`waiting_shoppers\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_due_at_idx\` ON \`waiting_shoppers\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_updated_at_idx\` ON \`waiting_shoppers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_created_at_idx\` ON \`waiting_shoppers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_car_id_email_idx\` ON \`waiting_shoppers\` (\`tenant_id\`,\`car_id\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`payment_id\` text NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`cents\` numeric NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`provider\` text,
  	\`provider_id\` text,
  	\`payment_ref\` text,
  	\`pay_url\` text,
  	\`paid_at\` numeric,
  	\`mails\` text,
  	\`due_at\` numeric,
  	\`lease_until\` numeric,
  	\`version\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_tenant_idx\` ON \`payments\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_payment_id_idx\` ON \`payments\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_state_idx\` ON \`payments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`payments_provider_id_idx\` ON \`payments\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_due_at_idx\` ON \`payments\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_payment_id_idx\` ON \`payments\` (\`tenant_id\`,\`payment_id\`);`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`price\` numeric;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`hold_hours\` numeric;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`hold_open\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`postcode\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`see\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`trade_in\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`money\` text DEFAULT 'none';`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`payment_ref\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`refund_id\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`refund_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`lead_id\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`lead\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`lead_next_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`dedupe_key\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`body_hash\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`events\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`mails\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`due_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`lease_until\` numeric;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`version\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`reservations_car_id_idx\` ON \`reservations\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_money_idx\` ON \`reservations\` (\`money\`);`)
  await db.run(sql`CREATE INDEX \`reservations_dedupe_key_idx\` ON \`reservations\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`reservations_due_at_idx\` ON \`reservations\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`cars_hold_until_idx\` ON \`cars\` (\`hold_until\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`waiting_shoppers\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP INDEX \`reservations_car_id_idx\`;`)
  await db.run(sql`DROP INDEX \`reservations_money_idx\`;`)
  await db.run(sql`DROP INDEX \`reservations_dedupe_key_idx\`;`)
  await db.run(sql`DROP INDEX \`reservations_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`hold_hours\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`hold_open\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`postcode\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`see\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`trade_in\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`money\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`payment_ref\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`refund_id\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`refund_since\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`lead_id\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`lead\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`lead_next_at\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`dedupe_key\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`body_hash\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`events\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`mails\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`lease_until\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`version\`;`)
  await db.run(sql`DROP INDEX \`cars_hold_until_idx\`;`)
}
