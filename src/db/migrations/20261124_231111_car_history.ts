import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`car_history\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`car_id\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`who\` text NOT NULL,
  	\`via\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`car_history_tenant_idx\` ON \`car_history\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`car_id_at_idx\` ON \`car_history\` (\`car_id\`,\`at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_integrator_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`prefix\` text,
  	\`hash\` text NOT NULL,
  	\`scopes\` text,
  	\`dealerships\` text DEFAULT '[]',
  	\`expires_at\` text,
  	\`revoked_at\` text,
  	\`last_used_at\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_integrator_keys\`("id", "tenant_id", "name", "prefix", "hash", "scopes", "dealerships", "expires_at", "revoked_at", "last_used_at", "created_by", "updated_at", "created_at") SELECT "id", "tenant_id", "name", "prefix", "hash", "scopes", "dealerships", "expires_at", "revoked_at", "last_used_at", "created_by", "updated_at", "created_at" FROM \`integrator_keys\`;`)
  await db.run(sql`DROP TABLE \`integrator_keys\`;`)
  await db.run(sql`ALTER TABLE \`__new_integrator_keys\` RENAME TO \`integrator_keys\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`integrator_keys_tenant_idx\` ON \`integrator_keys\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_prefix_idx\` ON \`integrator_keys\` (\`prefix\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_updated_at_idx\` ON \`integrator_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_created_at_idx\` ON \`integrator_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hash_idx\` ON \`integrator_keys\` (\`hash\`);`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`history_since\` numeric;`)
  // Of the cars that are here, every change is kept from now on.
  await db.run(sql`UPDATE \`cars\` SET \`history_since\` = CAST(strftime('%s', 'now') AS integer);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`car_history\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_integrator_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`prefix\` text,
  	\`hash\` text NOT NULL,
  	\`scopes\` text NOT NULL,
  	\`dealerships\` text DEFAULT '[]',
  	\`expires_at\` text,
  	\`revoked_at\` text,
  	\`last_used_at\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_integrator_keys\`("id", "tenant_id", "name", "prefix", "hash", "scopes", "dealerships", "expires_at", "revoked_at", "last_used_at", "created_by", "updated_at", "created_at") SELECT "id", "tenant_id", "name", "prefix", "hash", "scopes", "dealerships", "expires_at", "revoked_at", "last_used_at", "created_by", "updated_at", "created_at" FROM \`integrator_keys\`;`)
  await db.run(sql`DROP TABLE \`integrator_keys\`;`)
  await db.run(sql`ALTER TABLE \`__new_integrator_keys\` RENAME TO \`integrator_keys\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`integrator_keys_tenant_idx\` ON \`integrator_keys\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_prefix_idx\` ON \`integrator_keys\` (\`prefix\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_updated_at_idx\` ON \`integrator_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_created_at_idx\` ON \`integrator_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hash_idx\` ON \`integrator_keys\` (\`hash\`);`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`history_since\`;`)
}
