import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stock_targets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`file\` text NOT NULL,
  	\`dealership_id\` text,
  	\`url\` text NOT NULL,
  	\`way\` text DEFAULT 'put' NOT NULL,
  	\`login\` text,
  	\`header\` text,
  	\`sealed_password\` text,
  	\`first_at\` text DEFAULT '06:00' NOT NULL,
  	\`second_at\` text DEFAULT '18:00' NOT NULL,
  	\`resend\` integer DEFAULT true,
  	\`enabled\` integer DEFAULT false,
  	\`sent_at\` text,
  	\`runs\` text,
  	\`tries\` numeric DEFAULT 0,
  	\`sent\` text,
  	\`changed_since\` numeric,
  	\`changed_at\` numeric,
  	\`fixed_at\` numeric,
  	\`asked_at\` numeric,
  	\`next_at\` numeric,
  	\`lease_until\` numeric,
  	\`secret\` text,
  	\`secret_before\` text,
  	\`secret_before_until\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_targets_tenant_idx\` ON \`stock_targets\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_targets_dealership_id_idx\` ON \`stock_targets\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_targets_next_at_idx\` ON \`stock_targets\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_targets_updated_at_idx\` ON \`stock_targets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_targets_created_at_idx\` ON \`stock_targets\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stock_targets\`;`)
}
