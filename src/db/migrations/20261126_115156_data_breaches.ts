import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`data_breaches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`noticed_at\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`people\` numeric,
  	\`data\` text DEFAULT '[]',
  	\`actions\` text,
  	\`decision\` text DEFAULT 'assessing' NOT NULL,
  	\`reason\` text,
  	\`office_told_at\` text,
  	\`people_told_at\` text,
  	\`told\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`data_breaches_tenant_idx\` ON \`data_breaches\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_updated_at_idx\` ON \`data_breaches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_created_at_idx\` ON \`data_breaches\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`data_breaches\`;`)
}
