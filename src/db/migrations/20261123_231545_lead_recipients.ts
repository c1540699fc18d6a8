import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`lead_destinations\` ADD \`person_id\` text(36) REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`lead_destinations\` ADD \`quiet_from\` text;`)
  await db.run(sql`ALTER TABLE \`lead_destinations\` ADD \`quiet_to\` text;`)
  await db.run(sql`CREATE INDEX \`lead_destinations_person_idx\` ON \`lead_destinations\` (\`person_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_lead_destinations\` (
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
  await db.run(sql`INSERT INTO \`__new_lead_destinations\`("id", "tenant_id", "name", "kind", "email", "url", "categories", "location_id", "placeholder_vehicle", "enabled", "off_reason", "secret", "secret_before", "secret_before_until", "updated_at", "created_at") SELECT "id", "tenant_id", "name", "kind", "email", "url", "categories", "location_id", "placeholder_vehicle", "enabled", "off_reason", "secret", "secret_before", "secret_before_until", "updated_at", "created_at" FROM \`lead_destinations\`;`)
  await db.run(sql`DROP TABLE \`lead_destinations\`;`)
  await db.run(sql`ALTER TABLE \`__new_lead_destinations\` RENAME TO \`lead_destinations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`lead_destinations_tenant_idx\` ON \`lead_destinations\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_location_id_idx\` ON \`lead_destinations\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_updated_at_idx\` ON \`lead_destinations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_created_at_idx\` ON \`lead_destinations\` (\`created_at\`);`)
}
