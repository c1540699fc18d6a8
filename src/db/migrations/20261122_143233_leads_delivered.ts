import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_destinations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'mail' NOT NULL,
  	\`email\` text,
  	\`url\` text,
  	\`categories\` text DEFAULT '[]',
  	\`location_id\` text,
  	\`placeholder_vehicle\` integer DEFAULT true,
  	\`enabled\` integer DEFAULT true,
  	\`off_reason\` text,
  	\`secret\` text,
  	\`secret_before\` text,
  	\`secret_before_until\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_destinations_tenant_idx\` ON \`lead_destinations\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_location_id_idx\` ON \`lead_destinations\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_updated_at_idx\` ON \`lead_destinations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_created_at_idx\` ON \`lead_destinations\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`cluster_id\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`person_email\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`person_phone\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`available_at\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_cluster_id_idx\` ON \`leads\` (\`cluster_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_person_email_idx\` ON \`leads\` (\`person_email\`);`)
  await db.run(sql`CREATE INDEX \`leads_person_phone_idx\` ON \`leads\` (\`person_phone\`);`)
  await db.run(sql`CREATE INDEX \`tenant_available_at_idx\` ON \`leads\` (\`tenant_id\`,\`available_at\`);`)
  // Leads of before: their own clusters, and readable by integrators unless they were suspected.
  await db.run(
    sql`UPDATE \`leads\` SET \`cluster_id\` = \`lead_id\`, \`person_email\` = lower(\`email\`), \`available_at\` = CASE WHEN \`suspected\` = 1 THEN NULL ELSE CAST(strftime('%s', \`created_at\`) AS INTEGER) * 1000 END;`,
  )
  await db.run(sql`ALTER TABLE \`dealerships\` DROP COLUMN \`lead_email\`;`)
  await db.run(sql`ALTER TABLE \`dealerships\` DROP COLUMN \`adf_email\`;`)
  await db.run(sql`ALTER TABLE \`dealerships\` DROP COLUMN \`webhook_url\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_destinations\`;`)
  await db.run(sql`DROP INDEX \`leads_cluster_id_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_person_email_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_person_phone_idx\`;`)
  await db.run(sql`DROP INDEX \`tenant_available_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`cluster_id\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`person_email\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`person_phone\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`available_at\`;`)
  await db.run(sql`ALTER TABLE \`dealerships\` ADD \`lead_email\` text;`)
  await db.run(sql`ALTER TABLE \`dealerships\` ADD \`adf_email\` text;`)
  await db.run(sql`ALTER TABLE \`dealerships\` ADD \`webhook_url\` text;`)
}
