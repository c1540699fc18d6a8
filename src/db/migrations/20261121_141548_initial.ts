import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tenants\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`domains\` text DEFAULT '[]',
  	\`config\` text NOT NULL,
  	\`definition_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`tenants_slug_idx\` ON \`tenants\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tenants_updated_at_idx\` ON \`tenants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tenants_created_at_idx\` ON \`tenants\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`slug_idx\` ON \`tenants\` (\`slug\`);`)
  await db.run(sql`CREATE TABLE \`dealerships\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`phone\` text,
  	\`email\` text,
  	\`average_rating\` numeric,
  	\`review_count\` numeric,
  	\`review_url\` text,
  	\`lead_email\` text,
  	\`adf_email\` text,
  	\`webhook_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dealerships_slug_idx\` ON \`dealerships\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`dealerships_tenant_idx\` ON \`dealerships\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`dealerships_updated_at_idx\` ON \`dealerships\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealerships_created_at_idx\` ON \`dealerships\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_idx\` ON \`dealerships\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`location_type\` text,
  	\`location_subtype\` text,
  	\`primary\` integer DEFAULT false,
  	\`visible\` integer DEFAULT true,
  	\`coming_late\` text,
  	\`timezone\` text NOT NULL,
  	\`manufacturers\` text DEFAULT '[]',
  	\`dealership_id\` text NOT NULL,
  	\`dealership_slug\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`contact_detail\` text NOT NULL,
  	\`image\` text,
  	\`dealer_license_number\` text,
  	\`motor_vehicle_repairer\` text,
  	\`average_rating\` numeric,
  	\`review_count\` numeric,
  	\`reviews\` text,
  	\`position\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_slug_idx\` ON \`locations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`locations_tenant_idx\` ON \`locations\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_dealership_id_idx\` ON \`locations\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_updated_at_idx\` ON \`locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_created_at_idx\` ON \`locations\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_1_idx\` ON \`locations\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`cars\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`stocknum\` text NOT NULL,
  	\`make\` text NOT NULL,
  	\`model\` text NOT NULL,
  	\`badge\` text,
  	\`series\` text,
  	\`year\` numeric NOT NULL,
  	\`car_type\` text NOT NULL,
  	\`item_type\` text,
  	\`carsales_title\` text,
  	\`vin\` text,
  	\`regplate\` text,
  	\`rego_expiry\` text,
  	\`compliance_date\` text,
  	\`build_date\` text,
  	\`has_nvic\` integer DEFAULT false,
  	\`status\` text DEFAULT 'in_stock' NOT NULL,
  	\`sold\` integer DEFAULT false,
  	\`sold_date_timestamp\` numeric,
  	\`reserved\` integer DEFAULT false,
  	\`certified\` integer DEFAULT false,
  	\`tag\` text,
  	\`show_on_dealer_website\` integer DEFAULT true,
  	\`price\` numeric,
  	\`before_price\` numeric,
  	\`subscription_price\` numeric,
  	\`weekly_price\` numeric,
  	\`price_type\` text,
  	\`preorder\` integer DEFAULT false,
  	\`km\` numeric,
  	\`colour\` text,
  	\`interior_colour\` text,
  	\`drive\` text,
  	\`seats\` numeric,
  	\`doors\` numeric,
  	\`engine_size\` text,
  	\`engine_size_litres\` numeric,
  	\`cylinders\` numeric,
  	\`simple_fuel\` text,
  	\`simple_body\` text,
  	\`simple_transmission\` text,
  	\`trans\` text,
  	\`fuel\` text,
  	\`dealercomments\` text,
  	\`standard_equipment\` text,
  	\`features\` text,
  	\`categories\` text,
  	\`file\` text,
  	\`images\` text,
  	\`thumbnails\` text,
  	\`primary_image_url\` text,
  	\`photos_count\` numeric,
  	\`specifications\` text,
  	\`variant\` text,
  	\`autograb_data\` text,
  	\`finance_lenders\` text,
  	\`payment_processors\` text,
  	\`dealership_id\` text NOT NULL,
  	\`dealership_slug\` text NOT NULL,
  	\`dealership_name\` text,
  	\`location_id\` text,
  	\`location_name\` text,
  	\`city\` text,
  	\`state\` text,
  	\`private_suburb\` text,
  	\`private_postcode\` text,
  	\`location\` text,
  	\`created_at\` numeric,
  	\`updated_at\` numeric,
  	\`views\` numeric DEFAULT 0,
  	\`custom_rank\` numeric DEFAULT 0,
  	\`rev\` numeric DEFAULT 1,
  	\`indexed_rev\` numeric DEFAULT 0,
  	\`index_attempts\` numeric DEFAULT 0,
  	\`index_next_at\` numeric DEFAULT 0,
  	\`content_hash\` text,
  	\`source_version\` text,
  	\`feed_id\` text,
  	\`overrides\` text,
  	\`hold_state\` text DEFAULT 'free',
  	\`hold_by\` text,
  	\`hold_until\` numeric,
  	\`hold_seq\` numeric DEFAULT 0,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cars_tenant_idx\` ON \`cars\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`cars_slug_idx\` ON \`cars\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`cars_stocknum_idx\` ON \`cars\` (\`stocknum\`);`)
  await db.run(sql`CREATE INDEX \`cars_make_idx\` ON \`cars\` (\`make\`);`)
  await db.run(sql`CREATE INDEX \`cars_model_idx\` ON \`cars\` (\`model\`);`)
  await db.run(sql`CREATE INDEX \`cars_year_idx\` ON \`cars\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`cars_car_type_idx\` ON \`cars\` (\`car_type\`);`)
  await db.run(sql`CREATE INDEX \`cars_status_idx\` ON \`cars\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`cars_price_idx\` ON \`cars\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`cars_dealership_id_idx\` ON \`cars\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`cars_location_id_idx\` ON \`cars\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`cars_created_at_idx\` ON \`cars\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cars_updated_at_idx\` ON \`cars\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cars_feed_id_idx\` ON \`cars\` (\`feed_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`dealership_id_stocknum_idx\` ON \`cars\` (\`dealership_id\`,\`stocknum\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_2_idx\` ON \`cars\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`rev_indexed_rev_idx\` ON \`cars\` (\`rev\`,\`indexed_rev\`);`)
  await db.run(sql`CREATE INDEX \`dealership_id_updated_at_idx\` ON \`cars\` (\`dealership_id\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'sales' NOT NULL,
  	\`disabled\` integer DEFAULT false,
  	\`demo\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`tenants_id\` text(36),
  	\`locations_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tenants_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_tenants_id_idx\` ON \`users_rels\` (\`tenants_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_locations_id_idx\` ON \`users_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tenants\`;`)
  await db.run(sql`DROP TABLE \`dealerships\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`DROP TABLE \`cars\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
