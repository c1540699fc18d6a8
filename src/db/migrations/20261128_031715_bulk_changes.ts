import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bulk_changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`batch\` text NOT NULL,
  	\`undoes\` text,
  	\`at\` numeric NOT NULL,
  	\`who\` text NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`doc_id\` text NOT NULL,
  	\`doc_title\` text,
  	\`what\` text NOT NULL,
  	\`change\` text NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`bulk_changes_tenant_idx\` ON \`bulk_changes\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`bulk_changes_batch_idx\` ON \`bulk_changes\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`entity_at_idx\` ON \`bulk_changes\` (\`entity\`,\`at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bulk_changes\`;`)
}
