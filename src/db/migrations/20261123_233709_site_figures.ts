import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_figures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_figures_tenant_idx\` ON \`site_figures\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`site_figures_updated_at_idx\` ON \`site_figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_figures_created_at_idx\` ON \`site_figures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_day_kind_name_idx\` ON \`site_figures\` (\`tenant_id\`,\`day\`,\`kind\`,\`name\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_figures\`;`)
}
