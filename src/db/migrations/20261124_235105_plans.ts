import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`plans\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`entity\` text NOT NULL,
  	\`doc_id\` text NOT NULL,
  	\`act\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`who\` text NOT NULL,
  	\`user_id\` text,
  	\`fault\` text,
  	\`due_at\` numeric NOT NULL,
  	\`lease_until\` numeric,
  	\`attempts\` numeric DEFAULT 0,
  	\`row_before\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`plans_tenant_idx\` ON \`plans\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`plans_due_at_idx\` ON \`plans\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`plans_updated_at_idx\` ON \`plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`plans_created_at_idx\` ON \`plans\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entity_doc_id_act_idx\` ON \`plans\` (\`entity\`,\`doc_id\`,\`act\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`hits\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`last_hit\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`plans\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`hits\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`last_hit\`;`)
}
