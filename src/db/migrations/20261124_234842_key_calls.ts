import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`key_calls\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`key_id\` text NOT NULL,
  	\`since\` numeric NOT NULL,
  	\`calls\` text,
  	\`rev\` numeric DEFAULT 1,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`key_calls_tenant_idx\` ON \`key_calls\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`key_calls_key_id_idx\` ON \`key_calls\` (\`key_id\`);`)
  await db.run(sql`CREATE INDEX \`key_calls_updated_at_idx\` ON \`key_calls\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`key_calls_created_at_idx\` ON \`key_calls\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`key_calls\`;`)
}
