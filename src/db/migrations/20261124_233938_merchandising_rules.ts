import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`merchandising_rules\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`kind\` text DEFAULT 'older' NOT NULL,
  	\`amount\` numeric DEFAULT 60 NOT NULL,
  	\`effect\` text DEFAULT 'tag' NOT NULL,
  	\`tag\` text,
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`enabled\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`merchandising_rules_tenant_idx\` ON \`merchandising_rules\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`merchandising_rules_updated_at_idx\` ON \`merchandising_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merchandising_rules_created_at_idx\` ON \`merchandising_rules\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`rule_tag\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`rule_rank\` numeric;`)
  await db.run(sql`CREATE INDEX \`cars_rule_rank_idx\` ON \`cars\` (\`rule_rank\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`merchandising_rules\`;`)
  await db.run(sql`DROP INDEX \`cars_rule_rank_idx\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`rule_tag\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`rule_rank\`;`)
}
