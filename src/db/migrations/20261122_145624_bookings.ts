import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_appointments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`reference\` text NOT NULL,
  	\`kind\` text DEFAULT 'test_drive' NOT NULL,
  	\`state\` text DEFAULT 'booked' NOT NULL,
  	\`start\` text NOT NULL,
  	\`minutes\` numeric NOT NULL,
  	\`timezone\` text,
  	\`location_id\` text NOT NULL,
  	\`dealership_id\` text,
  	\`car_id\` text,
  	\`car_name\` text,
  	\`lead_id\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`rego\` text,
  	\`message\` text,
  	\`slot_key\` text NOT NULL,
  	\`seat\` numeric DEFAULT 0,
  	\`car_key\` text NOT NULL,
  	\`request_key\` text NOT NULL,
  	\`request_hash\` text,
  	\`salt\` text NOT NULL,
  	\`link_hash\` text NOT NULL,
  	\`sequence\` numeric DEFAULT 0,
  	\`lead\` text,
  	\`lead_due_at\` numeric,
  	\`mail\` text,
  	\`mail_state\` text DEFAULT 'none',
  	\`mail_next_at\` numeric,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`lease_until\` numeric,
  	\`remind_at\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  // Nothing is copied: nobody could book before.
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`ALTER TABLE \`__new_appointments\` RENAME TO \`appointments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`appointments_tenant_idx\` ON \`appointments\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_reference_idx\` ON \`appointments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`appointments_state_idx\` ON \`appointments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`appointments_start_idx\` ON \`appointments\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`appointments_location_id_idx\` ON \`appointments\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_dealership_id_idx\` ON \`appointments\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_car_id_idx\` ON \`appointments\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_link_hash_idx\` ON \`appointments\` (\`link_hash\`);`)
  await db.run(sql`CREATE INDEX \`appointments_lead_due_at_idx\` ON \`appointments\` (\`lead_due_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_mail_next_at_idx\` ON \`appointments\` (\`mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_remind_at_idx\` ON \`appointments\` (\`remind_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_id_slot_key_idx\` ON \`appointments\` (\`location_id\`,\`slot_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`car_key_idx\` ON \`appointments\` (\`car_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_request_key_idx\` ON \`appointments\` (\`tenant_id\`,\`request_key\`);`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`test_drives\` text;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`service_bookings\` text;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`blocked_times\` text DEFAULT '[]';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_appointments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`kind\` text DEFAULT 'test_drive' NOT NULL,
  	\`state\` text DEFAULT 'booked' NOT NULL,
  	\`start\` text NOT NULL,
  	\`minutes\` numeric DEFAULT 60,
  	\`timezone\` text,
  	\`slot_key\` text NOT NULL,
  	\`location_id\` text NOT NULL,
  	\`dealership_id\` text,
  	\`car_id\` text,
  	\`lead_id\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`ALTER TABLE \`__new_appointments\` RENAME TO \`appointments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`appointments_tenant_idx\` ON \`appointments\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_state_idx\` ON \`appointments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`appointments_start_idx\` ON \`appointments\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`appointments_location_id_idx\` ON \`appointments\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_dealership_id_idx\` ON \`appointments\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_car_id_idx\` ON \`appointments\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_id_slot_key_idx\` ON \`appointments\` (\`location_id\`,\`slot_key\`);`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`test_drives\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`service_bookings\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`blocked_times\`;`)
}
