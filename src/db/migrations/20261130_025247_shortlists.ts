import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shortlists\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`salt\` text NOT NULL,
  	\`cars\` text,
  	\`first\` text,
  	\`second\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shortlists_tenant_idx\` ON \`shortlists\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`shortlists_updated_at_idx\` ON \`shortlists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shortlists_created_at_idx\` ON \`shortlists\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shortlists\`;`)
}
