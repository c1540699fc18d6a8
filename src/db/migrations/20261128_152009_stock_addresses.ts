import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stock_addresses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`dealership_id\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`login\` text,
  	\`sealed_password\` text,
  	\`every\` text DEFAULT 'night' NOT NULL,
  	\`mode\` text DEFAULT 'full' NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`last_at\` text,
  	\`last_result\` text,
  	\`failures\` numeric DEFAULT 0,
  	\`etag\` text,
  	\`modified\` text,
  	\`next_at\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_addresses_tenant_idx\` ON \`stock_addresses\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_addresses_dealership_id_idx\` ON \`stock_addresses\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_addresses_next_at_idx\` ON \`stock_addresses\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_addresses_updated_at_idx\` ON \`stock_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_addresses_created_at_idx\` ON \`stock_addresses\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stock_addresses\`;`)
}
