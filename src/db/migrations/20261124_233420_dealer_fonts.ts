import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`fonts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`family\` text NOT NULL,
  	\`licence\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`fonts_filename_compound_idx\` ON \`fonts\` (\`tenant_id\`,\`filename\`);`)
  await db.run(sql`CREATE INDEX \`fonts_tenant_idx\` ON \`fonts\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`fonts_updated_at_idx\` ON \`fonts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fonts_created_at_idx\` ON \`fonts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`fonts_filename_idx\` ON \`fonts\` (\`filename\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`fonts\`;`)
}
