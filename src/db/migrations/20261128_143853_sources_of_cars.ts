import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`feed_chunks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`feed\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`items\` text NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_chunks_tenant_idx\` ON \`feed_chunks\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`feed_chunks_feed_idx\` ON \`feed_chunks\` (\`feed\`);`)
  await db.run(sql`DROP INDEX \`cars_feed_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`sources\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`price_waits\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`feed_id\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`shown_by_feed\`;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` ADD \`taking\` text;`)
  await db.run(sql`CREATE INDEX \`stock_feeds_source_idx\` ON \`stock_feeds\` (\`source\`);`)
  await db.run(sql`ALTER TABLE \`car_history\` ADD \`feed\` text;`)
  await db.run(sql`ALTER TABLE \`car_history\` ADD \`beside\` text;`)
  await db.run(sql`CREATE INDEX \`car_history_feed_idx\` ON \`car_history\` (\`feed\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`feed_chunks\`;`)
  await db.run(sql`DROP INDEX \`stock_feeds_source_idx\`;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`stock_feeds\` DROP COLUMN \`taking\`;`)
  await db.run(sql`DROP INDEX \`car_history_feed_idx\`;`)
  await db.run(sql`ALTER TABLE \`car_history\` DROP COLUMN \`feed\`;`)
  await db.run(sql`ALTER TABLE \`car_history\` DROP COLUMN \`beside\`;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`feed_id\` text;`)
  await db.run(sql`ALTER TABLE \`cars\` ADD \`shown_by_feed\` text;`)
  await db.run(sql`CREATE INDEX \`cars_feed_id_idx\` ON \`cars\` (\`feed_id\`);`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`sources\`;`)
  await db.run(sql`ALTER TABLE \`cars\` DROP COLUMN \`price_waits\`;`)
}
