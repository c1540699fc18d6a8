import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_rules_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_categories_order_idx\` ON \`lead_rules_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_categories_parent_idx\` ON \`lead_rules_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_forms_order_idx\` ON \`lead_rules_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_forms_parent_idx\` ON \`lead_rules_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_weekdays_order_idx\` ON \`lead_rules_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_weekdays_parent_idx\` ON \`lead_rules_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`makes\` text DEFAULT '[]',
  	\`price_from\` numeric,
  	\`price_to\` numeric,
  	\`from_time\` text,
  	\`to_time\` text,
  	\`again_after\` numeric,
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_tenant_idx\` ON \`lead_rules\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_updated_at_idx\` ON \`lead_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_created_at_idx\` ON \`lead_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`locations_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_order_idx\` ON \`lead_rules_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_parent_idx\` ON \`lead_rules_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_path_idx\` ON \`lead_rules_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_locations_id_idx\` ON \`lead_rules_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_users_id_idx\` ON \`lead_rules_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`absences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`person_id\` text(36) NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`absences_tenant_idx\` ON \`absences\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_person_idx\` ON \`absences\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_updated_at_idx\` ON \`absences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`absences_created_at_idx\` ON \`absences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_turns\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`person\` text NOT NULL,
  	\`turn\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_turns_tenant_idx\` ON \`lead_turns\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_turns_updated_at_idx\` ON \`lead_turns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_turns_created_at_idx\` ON \`lead_turns\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_person_idx\` ON \`lead_turns\` (\`tenant_id\`,\`person\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`givings\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`again_at\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_again_at_idx\` ON \`leads\` (\`again_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_rules_categories\`;`)
  await db.run(sql`DROP TABLE \`lead_rules_forms\`;`)
  await db.run(sql`DROP TABLE \`lead_rules_weekdays\`;`)
  await db.run(sql`DROP TABLE \`lead_rules\`;`)
  await db.run(sql`DROP TABLE \`lead_rules_rels\`;`)
  await db.run(sql`DROP TABLE \`absences\`;`)
  await db.run(sql`DROP TABLE \`lead_turns\`;`)
  await db.run(sql`DROP INDEX \`leads_again_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`givings\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`again_at\`;`)
}
