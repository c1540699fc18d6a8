import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`finance_rates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`effective_from\` text NOT NULL,
  	\`provider\` text,
  	\`interest_rate\` numeric NOT NULL,
  	\`comparison_rate\` numeric,
  	\`setup_fee\` numeric DEFAULT 0,
  	\`monthly_fee\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`finance_rates_tenant_idx\` ON \`finance_rates\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`finance_rates_effective_from_idx\` ON \`finance_rates\` (\`effective_from\`);`)
  await db.run(sql`CREATE INDEX \`finance_rates_updated_at_idx\` ON \`finance_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finance_rates_created_at_idx\` ON \`finance_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_provider_effective_from_idx\` ON \`finance_rates\` (\`tenant_id\`,\`provider\`,\`effective_from\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`finance_rates\`;`)
}
