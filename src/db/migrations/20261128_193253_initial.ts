import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`assigned_to_id\` text(36),
  	\`notes\` text,
  	\`responded_at\` text,
  	\`givings\` text,
  	\`again_at\` numeric,
  	\`timeline\` text,
  	\`lead_id\` text NOT NULL,
  	\`category\` text,
  	\`subcategory\` text,
  	\`name\` text,
  	\`last_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`postcode\` text,
  	\`message\` text,
  	\`preferred_contact_method\` text,
  	\`fields\` text,
  	\`dealership_id\` text,
  	\`location_id\` text,
  	\`stock_number\` text,
  	\`offer_from_client\` numeric,
  	\`trade\` text,
  	\`opt_in\` integer DEFAULT false,
  	\`opt_in_finance\` integer DEFAULT false,
  	\`opt_in_trade\` integer DEFAULT false,
  	\`terms_conditions\` integer DEFAULT false,
  	\`url\` text,
  	\`source\` text,
  	\`came_from\` text,
  	\`user_agent\` text,
  	\`lead_attributes\` text,
  	\`form_completed\` integer DEFAULT false,
  	\`offer_accepted\` integer DEFAULT false,
  	\`is_last_step\` integer DEFAULT false,
  	\`suspected\` integer DEFAULT false,
  	\`deliveries\` text,
  	\`delivery_state\` text DEFAULT 'none',
  	\`delivery_next_at\` numeric,
  	\`delivery_lease_until\` numeric,
  	\`delivery_lease_by\` text,
  	\`delivery_attempts\` numeric DEFAULT 0,
  	\`form\` text,
  	\`dealership_slug\` text,
  	\`location\` text,
  	\`car_id\` text,
  	\`car_type\` text,
  	\`manufacturer_slug\` text,
  	\`vehicle_status\` text,
  	\`booking_date\` text,
  	\`consent\` text,
  	\`facts\` text,
  	\`event\` text,
  	\`spam_score\` numeric DEFAULT 0,
  	\`spam_reasons\` text,
  	\`dedupe_key\` text NOT NULL,
  	\`shopper_id\` text,
  	\`cluster_id\` text,
  	\`person_email\` text,
  	\`person_phone\` text,
  	\`find_words\` text,
  	\`sealed_by\` text,
  	\`available_at\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_tenant_idx\` ON \`leads\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`leads_assigned_to_idx\` ON \`leads\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_again_at_idx\` ON \`leads\` (\`again_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_lead_id_idx\` ON \`leads\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_dealership_id_idx\` ON \`leads\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_location_id_idx\` ON \`leads\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_came_from_idx\` ON \`leads\` (\`came_from\`);`)
  await db.run(sql`CREATE INDEX \`leads_delivery_state_idx\` ON \`leads\` (\`delivery_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_delivery_next_at_idx\` ON \`leads\` (\`delivery_next_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_car_id_idx\` ON \`leads\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_shopper_id_idx\` ON \`leads\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_cluster_id_idx\` ON \`leads\` (\`cluster_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_person_email_idx\` ON \`leads\` (\`person_email\`);`)
  await db.run(sql`CREATE INDEX \`leads_person_phone_idx\` ON \`leads\` (\`person_phone\`);`)
  await db.run(sql`CREATE INDEX \`leads_sealed_by_idx\` ON \`leads\` (\`sealed_by\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_lead_id_idx\` ON \`leads\` (\`tenant_id\`,\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_dedupe_key_idx\` ON \`leads\` (\`tenant_id\`,\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`delivery_state_delivery_next_at_idx\` ON \`leads\` (\`delivery_state\`,\`delivery_next_at\`);`)
  await db.run(sql`CREATE INDEX \`tenant_available_at_idx\` ON \`leads\` (\`tenant_id\`,\`available_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`text\` text NOT NULL,
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_tenant_idx\` ON \`reply_templates\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_title_idx\` ON \`reply_templates\` (\`tenant_id\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_categories_order_idx\` ON \`lead_rules_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_categories_parent_idx\` ON \`lead_rules_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_forms_order_idx\` ON \`lead_rules_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_forms_parent_idx\` ON \`lead_rules_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_weekdays_order_idx\` ON \`lead_rules_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_weekdays_parent_idx\` ON \`lead_rules_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`makes\` text DEFAULT '[]',
  	\`price_from\` numeric,
  	\`price_to\` numeric,
  	\`interstate\` integer DEFAULT false,
  	\`from_time\` text,
  	\`to_time\` text,
  	\`again_after\` numeric,
  	\`position\` numeric DEFAULT 1 NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_tenant_idx\` ON \`lead_rules\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_updated_at_idx\` ON \`lead_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_created_at_idx\` ON \`lead_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_rules_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`locations_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_order_idx\` ON \`lead_rules_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_parent_idx\` ON \`lead_rules_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_path_idx\` ON \`lead_rules_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_locations_id_idx\` ON \`lead_rules_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_rules_rels_users_id_idx\` ON \`lead_rules_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`appointments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`reference\` text NOT NULL,
  	\`kind\` text DEFAULT 'test_drive' NOT NULL,
  	\`state\` text DEFAULT 'booked' NOT NULL,
  	\`start\` text NOT NULL,
  	\`minutes\` numeric NOT NULL,
  	\`timezone\` text,
  	\`location_id\` text NOT NULL,
  	\`dealership_id\` text,
  	\`car_id\` text,
  	\`car_name\` text,
  	\`lead_id\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`rego\` text,
  	\`message\` text,
  	\`slot_key\` text NOT NULL,
  	\`seat\` numeric DEFAULT 0,
  	\`car_key\` text NOT NULL,
  	\`request_key\` text NOT NULL,
  	\`request_hash\` text,
  	\`salt\` text NOT NULL,
  	\`link_hash\` text NOT NULL,
  	\`sequence\` numeric DEFAULT 0,
  	\`lead\` text,
  	\`lead_due_at\` numeric,
  	\`mail\` text,
  	\`mail_state\` text DEFAULT 'none',
  	\`mail_next_at\` numeric,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`lease_until\` numeric,
  	\`remind_at\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`appointments_tenant_idx\` ON \`appointments\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_reference_idx\` ON \`appointments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`appointments_state_idx\` ON \`appointments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`appointments_start_idx\` ON \`appointments\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`appointments_location_id_idx\` ON \`appointments\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_dealership_id_idx\` ON \`appointments\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_car_id_idx\` ON \`appointments\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_link_hash_idx\` ON \`appointments\` (\`link_hash\`);`)
  await db.run(sql`CREATE INDEX \`appointments_lead_due_at_idx\` ON \`appointments\` (\`lead_due_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_mail_next_at_idx\` ON \`appointments\` (\`mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_remind_at_idx\` ON \`appointments\` (\`remind_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_id_slot_key_idx\` ON \`appointments\` (\`location_id\`,\`slot_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`car_key_idx\` ON \`appointments\` (\`car_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_request_key_idx\` ON \`appointments\` (\`tenant_id\`,\`request_key\`);`)
  await db.run(sql`CREATE TABLE \`reservations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`reservation_id\` text NOT NULL,
  	\`car_id\` text NOT NULL,
  	\`car_name\` text,
  	\`car_slug\` text,
  	\`stocknum\` text,
  	\`price\` numeric,
  	\`dealership_id\` text,
  	\`location_id\` text,
  	\`hold_seq\` numeric NOT NULL,
  	\`hold_hours\` numeric,
  	\`hold_open\` integer DEFAULT false,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`postcode\` text,
  	\`see\` text,
  	\`trade_in\` integer DEFAULT false,
  	\`shopper_id\` text,
  	\`deal_id\` text,
  	\`deal\` text,
  	\`consent\` text,
  	\`place\` text,
  	\`money\` text DEFAULT 'none',
  	\`amount\` numeric,
  	\`provider\` text,
  	\`provider_id\` text,
  	\`payment_ref\` text,
  	\`pay_url\` text,
  	\`held_until\` numeric,
  	\`paid_at\` numeric,
  	\`refund_id\` text,
  	\`refund_attempts\` numeric DEFAULT 0,
  	\`refund_since\` numeric,
  	\`refund_next_at\` numeric,
  	\`lead_id\` text,
  	\`lead\` text,
  	\`lead_next_at\` numeric,
  	\`dedupe_key\` text,
  	\`body_hash\` text,
  	\`events\` text,
  	\`mails\` text,
  	\`due_at\` numeric,
  	\`lease_until\` numeric,
  	\`version\` numeric DEFAULT 0,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reservations_tenant_idx\` ON \`reservations\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_state_idx\` ON \`reservations\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reservations_reservation_id_idx\` ON \`reservations\` (\`reservation_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_car_id_idx\` ON \`reservations\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_dealership_id_idx\` ON \`reservations\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_location_id_idx\` ON \`reservations\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_shopper_id_idx\` ON \`reservations\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_money_idx\` ON \`reservations\` (\`money\`);`)
  await db.run(sql`CREATE INDEX \`reservations_provider_id_idx\` ON \`reservations\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_held_until_idx\` ON \`reservations\` (\`held_until\`);`)
  await db.run(sql`CREATE INDEX \`reservations_dedupe_key_idx\` ON \`reservations\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`reservations_due_at_idx\` ON \`reservations\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`reservations_updated_at_idx\` ON \`reservations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reservations_created_at_idx\` ON \`reservations\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_reservation_id_idx\` ON \`reservations\` (\`tenant_id\`,\`reservation_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`car_id_hold_seq_idx\` ON \`reservations\` (\`car_id\`,\`hold_seq\`);`)
  await db.run(sql`CREATE TABLE \`waiting_shoppers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`car_id\` text NOT NULL,
  	\`car_name\` text,
  	\`car_slug\` text,
  	\`dealership_id\` text,
  	\`location_id\` text,
  	\`name\` text,
  	\`email\` text,
  	\`consent\` text,
  	\`turn_until\` numeric,
  	\`mails\` text,
  	\`due_at\` numeric,
  	\`lease_until\` numeric,
  	\`version\` numeric DEFAULT 0,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_tenant_idx\` ON \`waiting_shoppers\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_state_idx\` ON \`waiting_shoppers\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_car_id_idx\` ON \`waiting_shoppers\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_dealership_id_idx\` ON \`waiting_shoppers\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_location_id_idx\` ON \`waiting_shoppers\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_due_at_idx\` ON \`waiting_shoppers\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_updated_at_idx\` ON \`waiting_shoppers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`waiting_shoppers_created_at_idx\` ON \`waiting_shoppers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_car_id_email_idx\` ON \`waiting_shoppers\` (\`tenant_id\`,\`car_id\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`valuations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`lead_id\` text,
  	\`location_id\` text,
  	\`rego\` text,
  	\`rego_state\` text,
  	\`make\` text,
  	\`model\` text,
  	\`year\` numeric,
  	\`km\` numeric,
  	\`adjustment_answers\` text,
  	\`offer_price\` numeric,
  	\`offer_low\` numeric,
  	\`offer_high\` numeric,
  	\`good_until\` text,
  	\`form_completed\` integer DEFAULT false,
  	\`offer_accepted\` integer DEFAULT false,
  	\`provider\` text,
  	\`result\` text,
  	\`saved\` text,
  	\`photos\` text,
  	\`rev\` numeric,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`valuations_tenant_idx\` ON \`valuations\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`valuations_lead_id_idx\` ON \`valuations\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`valuations_location_id_idx\` ON \`valuations\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`valuations_updated_at_idx\` ON \`valuations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`valuations_created_at_idx\` ON \`valuations\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_lead_id_1_idx\` ON \`valuations\` (\`tenant_id\`,\`lead_id\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`payment_id\` text NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`cents\` numeric NOT NULL,
  	\`currency\` text,
  	\`name\` text,
  	\`email\` text,
  	\`provider\` text,
  	\`provider_id\` text,
  	\`payment_ref\` text,
  	\`pay_url\` text,
  	\`paid_at\` numeric,
  	\`refund_id\` text,
  	\`refund_attempts\` numeric DEFAULT 0,
  	\`refund_since\` numeric,
  	\`refund_next_at\` numeric,
  	\`mails\` text,
  	\`due_at\` numeric,
  	\`lease_until\` numeric,
  	\`version\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_tenant_idx\` ON \`payments\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_payment_id_idx\` ON \`payments\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_state_idx\` ON \`payments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`payments_provider_id_idx\` ON \`payments\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_due_at_idx\` ON \`payments\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_payment_id_idx\` ON \`payments\` (\`tenant_id\`,\`payment_id\`);`)
  await db.run(sql`CREATE TABLE \`shoppers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`phone\` text,
  	\`email\` text,
  	\`name\` text,
  	\`verified_at\` text,
  	\`sessions\` text,
  	\`rev\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shoppers_tenant_idx\` ON \`shoppers\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`shoppers_phone_idx\` ON \`shoppers\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`shoppers_email_idx\` ON \`shoppers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`shoppers_updated_at_idx\` ON \`shoppers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shoppers_created_at_idx\` ON \`shoppers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`watchlist\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`shopper_id\` text NOT NULL,
  	\`phone_number\` text,
  	\`car_id\` text NOT NULL,
  	\`price\` numeric,
  	\`price_type\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`watchlist_tenant_idx\` ON \`watchlist\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`watchlist_shopper_id_idx\` ON \`watchlist\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`watchlist_car_id_idx\` ON \`watchlist\` (\`car_id\`);`)
  await db.run(sql`CREATE INDEX \`watchlist_updated_at_idx\` ON \`watchlist\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`watchlist_created_at_idx\` ON \`watchlist\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_shopper_id_car_id_idx\` ON \`watchlist\` (\`tenant_id\`,\`shopper_id\`,\`car_id\`);`)
  await db.run(sql`CREATE TABLE \`saved_searches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`search\` text,
  	\`shopper_id\` text,
  	\`frequency\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`confirmed_at\` text,
  	\`stopped_at\` text,
  	\`last_mail_at\` text,
  	\`consent\` text,
  	\`salt\` text NOT NULL,
  	\`confirm_hash\` text NOT NULL,
  	\`stop_hash\` text NOT NULL,
  	\`seen_cars\` text,
  	\`floor\` numeric DEFAULT 0,
  	\`next_due_at\` numeric,
  	\`quiet_until\` numeric,
  	\`mail\` text,
  	\`mail_state\` text DEFAULT 'none',
  	\`mail_next_at\` numeric,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`lease_until\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`saved_searches_tenant_idx\` ON \`saved_searches\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_email_idx\` ON \`saved_searches\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_shopper_id_idx\` ON \`saved_searches\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_state_idx\` ON \`saved_searches\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_confirm_hash_idx\` ON \`saved_searches\` (\`confirm_hash\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_stop_hash_idx\` ON \`saved_searches\` (\`stop_hash\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_updated_at_idx\` ON \`saved_searches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`saved_searches_created_at_idx\` ON \`saved_searches\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tenant_email_idx\` ON \`saved_searches\` (\`tenant_id\`,\`email\`);`)
  await db.run(sql`CREATE INDEX \`state_next_due_at_idx\` ON \`saved_searches\` (\`state\`,\`next_due_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_state_mail_next_at_idx\` ON \`saved_searches\` (\`mail_state\`,\`mail_next_at\`);`)
  await db.run(sql`CREATE TABLE \`prize_draws\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`claim\` text DEFAULT 'none' NOT NULL,
  	\`notes\` text,
  	\`reference\` text NOT NULL,
  	\`prize\` text,
  	\`detail\` text,
  	\`wins\` integer DEFAULT false,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`shopper_id\` text,
  	\`prize_key\` text NOT NULL,
  	\`period\` text NOT NULL,
  	\`lead_id\` text,
  	\`once_key\` text NOT NULL,
  	\`seat_key\` text NOT NULL,
  	\`due_at\` numeric,
  	\`attempts\` numeric DEFAULT 0,
  	\`is_mailed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`prize_draws_tenant_idx\` ON \`prize_draws\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_reference_idx\` ON \`prize_draws\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_email_idx\` ON \`prize_draws\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_phone_idx\` ON \`prize_draws\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_shopper_id_idx\` ON \`prize_draws\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_period_idx\` ON \`prize_draws\` (\`period\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_due_at_idx\` ON \`prize_draws\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_updated_at_idx\` ON \`prize_draws\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`prize_draws_created_at_idx\` ON \`prize_draws\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_once_key_idx\` ON \`prize_draws\` (\`tenant_id\`,\`once_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_seat_key_idx\` ON \`prize_draws\` (\`tenant_id\`,\`seat_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_reference_idx\` ON \`prize_draws\` (\`tenant_id\`,\`reference\`);`)
  await db.run(sql`CREATE TABLE \`cars\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`status\` text DEFAULT 'in_stock' NOT NULL,
  	\`tag\` text,
  	\`price\` numeric,
  	\`before_price\` numeric,
  	\`price_type\` text,
  	\`subscription_price\` numeric,
  	\`weekly_price\` numeric,
  	\`show_on_dealer_website\` integer DEFAULT true,
  	\`reserved\` integer DEFAULT false,
  	\`certified\` integer DEFAULT false,
  	\`preorder\` integer DEFAULT false,
  	\`dealership_id\` text NOT NULL,
  	\`location_id\` text,
  	\`dealership_slug\` text NOT NULL,
  	\`dealership_name\` text,
  	\`name\` text NOT NULL,
  	\`stocknum\` text NOT NULL,
  	\`item_type\` text,
  	\`make\` text NOT NULL,
  	\`model\` text NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`car_type\` text NOT NULL,
  	\`badge\` text,
  	\`series\` text,
  	\`km\` numeric,
  	\`colour\` text,
  	\`interior_colour\` text,
  	\`simple_body\` text,
  	\`seats\` numeric,
  	\`doors\` numeric,
  	\`simple_fuel\` text,
  	\`simple_transmission\` text,
  	\`drive\` text,
  	\`regplate\` text,
  	\`rego_expiry\` text,
  	\`vin\` text,
  	\`slug\` text NOT NULL,
  	\`images\` text,
  	\`primary_image_url\` text,
  	\`external_video_url\` text,
  	\`thumbnails\` text,
  	\`photos_count\` numeric,
  	\`dealercomments\` text,
  	\`features\` text,
  	\`standard_equipment\` text,
  	\`categories\` text,
  	\`carsales_title\` text,
  	\`file\` text,
  	\`previous_owners\` numeric,
  	\`keys\` numeric,
  	\`service\` text,
  	\`inspection\` text,
  	\`inspection_passed\` text,
  	\`inspection_noted\` text,
  	\`engine_size\` text,
  	\`engine_size_litres\` numeric,
  	\`cylinders\` numeric,
  	\`trans\` text,
  	\`fuel\` text,
  	\`has_nvic\` integer DEFAULT false,
  	\`build_date\` text,
  	\`compliance_date\` text,
  	\`specifications\` text,
  	\`variant\` text,
  	\`autograb_data\` text,
  	\`payment_processors\` text,
  	\`finance_lenders\` text,
  	\`location_name\` text,
  	\`city\` text,
  	\`state\` text,
  	\`private_suburb\` text,
  	\`private_postcode\` text,
  	\`location\` text,
  	\`sold\` integer DEFAULT false,
  	\`sold_date_timestamp\` numeric,
  	\`created_at\` numeric,
  	\`custom_rank\` numeric DEFAULT 0,
  	\`updated_at\` numeric,
  	\`views\` numeric DEFAULT 0,
  	\`rev\` numeric DEFAULT 1,
  	\`indexed_rev\` numeric DEFAULT 0,
  	\`index_attempts\` numeric DEFAULT 0,
  	\`index_next_at\` numeric DEFAULT 0,
  	\`picture_files\` text,
  	\`own_photos\` text,
  	\`picture_next_at\` numeric,
  	\`picture_lease_until\` numeric,
  	\`picture_done\` text,
  	\`content_hash\` text,
  	\`source_version\` text,
  	\`overrides\` text,
  	\`sources\` text,
  	\`figures_for\` text,
  	\`same_vin\` text,
  	\`price_waits\` text,
  	\`feed_values\` text,
  	\`price_history\` text,
  	\`history_since\` numeric,
  	\`rule_tag\` text,
  	\`rule_rank\` numeric,
  	\`hold_state\` text DEFAULT 'free',
  	\`hold_by\` text,
  	\`hold_until\` numeric,
  	\`hold_seq\` numeric DEFAULT 0,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cars_tenant_idx\` ON \`cars\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`cars_status_idx\` ON \`cars\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`cars_price_idx\` ON \`cars\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`cars_dealership_id_idx\` ON \`cars\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`cars_location_id_idx\` ON \`cars\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`cars_stocknum_idx\` ON \`cars\` (\`stocknum\`);`)
  await db.run(sql`CREATE INDEX \`cars_make_idx\` ON \`cars\` (\`make\`);`)
  await db.run(sql`CREATE INDEX \`cars_model_idx\` ON \`cars\` (\`model\`);`)
  await db.run(sql`CREATE INDEX \`cars_year_idx\` ON \`cars\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`cars_car_type_idx\` ON \`cars\` (\`car_type\`);`)
  await db.run(sql`CREATE INDEX \`cars_vin_idx\` ON \`cars\` (\`vin\`);`)
  await db.run(sql`CREATE INDEX \`cars_slug_idx\` ON \`cars\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`cars_created_at_idx\` ON \`cars\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cars_updated_at_idx\` ON \`cars\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cars_picture_next_at_idx\` ON \`cars\` (\`picture_next_at\`);`)
  await db.run(sql`CREATE INDEX \`cars_rule_rank_idx\` ON \`cars\` (\`rule_rank\`);`)
  await db.run(sql`CREATE INDEX \`cars_hold_until_idx\` ON \`cars\` (\`hold_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`dealership_id_stocknum_idx\` ON \`cars\` (\`dealership_id\`,\`stocknum\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_idx\` ON \`cars\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`rev_indexed_rev_idx\` ON \`cars\` (\`rev\`,\`indexed_rev\`);`)
  await db.run(sql`CREATE INDEX \`dealership_id_updated_at_idx\` ON \`cars\` (\`dealership_id\`,\`updated_at\`);`)
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
  await db.run(sql`CREATE TABLE \`stock_feeds\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`dealership_id\` text NOT NULL,
  	\`dealership_slug\` text NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`key_id\` text,
  	\`source\` text,
  	\`taking\` text,
  	\`file_name\` text,
  	\`sent_by\` text,
  	\`expected_count\` numeric,
  	\`received\` numeric DEFAULT 0,
  	\`summary\` text,
  	\`missing\` text,
  	\`held_reason\` text,
  	\`committed_at\` text,
  	\`released_at\` text,
  	\`released_by\` text,
  	\`owed_at\` numeric,
  	\`rev\` numeric DEFAULT 1,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_feeds_tenant_idx\` ON \`stock_feeds\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_feeds_dealership_id_idx\` ON \`stock_feeds\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_feeds_state_idx\` ON \`stock_feeds\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`stock_feeds_source_idx\` ON \`stock_feeds\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`stock_feeds_owed_at_idx\` ON \`stock_feeds\` (\`owed_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_feeds_updated_at_idx\` ON \`stock_feeds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_feeds_created_at_idx\` ON \`stock_feeds\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`tenant_id\` text(36),
  	\`layout\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` text(36),
  	\`seo_image_url\` text,
  	\`seo_noindex\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_tenant_idx\` ON \`pages\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_1_idx\` ON \`pages\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_tenant_id\` text(36),
  	\`version_layout\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` text(36),
  	\`version_seo_image_url\` text,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_tenant_idx\` ON \`_pages_v\` (\`version_tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_tenant_version_slug_idx\` ON \`_pages_v\` (\`version_tenant_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`offers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`tenant_id\` text(36),
  	\`description\` text,
  	\`sanitized_description\` text,
  	\`image_id\` text(36),
  	\`image_url\` text,
  	\`price_text\` text,
  	\`price_note\` text,
  	\`inclusions\` text,
  	\`conditions\` text,
  	\`disclaimer\` text,
  	\`model_id\` text(36),
  	\`manufacturer_id\` text(36),
  	\`category\` text,
  	\`stock_path\` text,
  	\`location_slugs\` text,
  	\`excluded_website_ids\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`featured\` integer DEFAULT false,
  	\`position\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`model_id\`) REFERENCES \`models\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`manufacturer_id\`) REFERENCES \`manufacturers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`offers_slug_idx\` ON \`offers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`offers_tenant_idx\` ON \`offers\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_image_idx\` ON \`offers\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_model_idx\` ON \`offers\` (\`model_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_manufacturer_idx\` ON \`offers\` (\`manufacturer_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_starts_at_idx\` ON \`offers\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`offers_ends_at_idx\` ON \`offers\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`offers_updated_at_idx\` ON \`offers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offers_created_at_idx\` ON \`offers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`offers_deleted_at_idx\` ON \`offers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`offers__status_idx\` ON \`offers\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_2_idx\` ON \`offers\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`_offers_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_tenant_id\` text(36),
  	\`version_description\` text,
  	\`version_sanitized_description\` text,
  	\`version_image_id\` text(36),
  	\`version_image_url\` text,
  	\`version_price_text\` text,
  	\`version_price_note\` text,
  	\`version_inclusions\` text,
  	\`version_conditions\` text,
  	\`version_disclaimer\` text,
  	\`version_model_id\` text(36),
  	\`version_manufacturer_id\` text(36),
  	\`version_category\` text,
  	\`version_stock_path\` text,
  	\`version_location_slugs\` text,
  	\`version_excluded_website_ids\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_featured\` integer DEFAULT false,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_model_id\`) REFERENCES \`models\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_manufacturer_id\`) REFERENCES \`manufacturers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offers_v_parent_idx\` ON \`_offers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_slug_idx\` ON \`_offers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_tenant_idx\` ON \`_offers_v\` (\`version_tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_image_idx\` ON \`_offers_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_model_idx\` ON \`_offers_v\` (\`version_model_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_manufacturer_idx\` ON \`_offers_v\` (\`version_manufacturer_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_starts_at_idx\` ON \`_offers_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_ends_at_idx\` ON \`_offers_v\` (\`version_ends_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_updated_at_idx\` ON \`_offers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_created_at_idx\` ON \`_offers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version_deleted_at_idx\` ON \`_offers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_version_version__status_idx\` ON \`_offers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_created_at_idx\` ON \`_offers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_updated_at_idx\` ON \`_offers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_v_latest_idx\` ON \`_offers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_tenant_version_slug_1_idx\` ON \`_offers_v\` (\`version_tenant_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`promo_nodes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`text\` text,
  	\`label\` text,
  	\`href\` text,
  	\`image_id\` text(36),
  	\`image_url\` text,
  	\`start\` text,
  	\`expiry\` text,
  	\`position\` numeric DEFAULT 4 NOT NULL,
  	\`display\` text DEFAULT '[]',
  	\`strict_display\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`promo_nodes_slug_idx\` ON \`promo_nodes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`promo_nodes_tenant_idx\` ON \`promo_nodes\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_nodes_image_idx\` ON \`promo_nodes\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`promo_nodes_updated_at_idx\` ON \`promo_nodes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promo_nodes_created_at_idx\` ON \`promo_nodes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_3_idx\` ON \`promo_nodes\` (\`tenant_id\`,\`slug\`);`)
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
  await db.run(sql`CREATE TABLE \`models\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`status\` text DEFAULT 'current' NOT NULL,
  	\`manufacturer\` text,
  	\`manufacturer_body\` text NOT NULL,
  	\`body\` text,
  	\`image\` text,
  	\`override_url\` text,
  	\`accessories\` text,
  	\`accessories_count\` numeric DEFAULT 0,
  	\`from_price\` numeric,
  	\`summary\` text,
  	\`position\` numeric DEFAULT 1000,
  	\`service_advantage\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`models_slug_idx\` ON \`models\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`models_tenant_idx\` ON \`models\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`models_updated_at_idx\` ON \`models\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`models_created_at_idx\` ON \`models\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_4_idx\` ON \`models\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`tenant_id\` text(36),
  	\`excerpt\` text,
  	\`category\` text,
  	\`author\` text,
  	\`published_at\` text,
  	\`image_id\` text(36),
  	\`image_url\` text,
  	\`content\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` text(36),
  	\`seo_image_url\` text,
  	\`seo_noindex\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_tenant_idx\` ON \`posts\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_5_idx\` ON \`posts\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_tenant_id\` text(36),
  	\`version_excerpt\` text,
  	\`version_category\` text,
  	\`version_author\` text,
  	\`version_published_at\` text,
  	\`version_image_id\` text(36),
  	\`version_image_url\` text,
  	\`version_content\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` text(36),
  	\`version_seo_image_url\` text,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_tenant_idx\` ON \`_posts_v\` (\`version_tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_image_idx\` ON \`_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_tenant_version_slug_2_idx\` ON \`_posts_v\` (\`version_tenant_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`customer_name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`text\` text,
  	\`rating\` numeric NOT NULL,
  	\`reviewed_at\` text NOT NULL,
  	\`image\` text,
  	\`dealership_id\` text,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_slug_idx\` ON \`reviews\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`reviews_tenant_idx\` ON \`reviews\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_reviewed_at_idx\` ON \`reviews\` (\`reviewed_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_dealership_id_idx\` ON \`reviews\` (\`dealership_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_6_idx\` ON \`reviews\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_compound_idx\` ON \`media\` (\`tenant_id\`,\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_tenant_idx\` ON \`media\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
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
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`permanent\` integer DEFAULT true,
  	\`hits\` numeric DEFAULT 0,
  	\`last_hit\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_tenant_idx\` ON \`redirects\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_from_idx\` ON \`redirects\` (\`tenant_id\`,\`from\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`location_type\` text,
  	\`location_subtype\` text,
  	\`dealership_id\` text NOT NULL,
  	\`dealership_slug\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`timezone\` text NOT NULL,
  	\`contact_detail\` text NOT NULL,
  	\`visible\` integer DEFAULT true,
  	\`primary\` integer DEFAULT false,
  	\`position\` numeric DEFAULT 0,
  	\`coming_late\` text,
  	\`image\` text,
  	\`manufacturers\` text DEFAULT '[]',
  	\`test_drives\` text,
  	\`service_bookings\` text,
  	\`blocked_times\` text DEFAULT '[]',
  	\`average_rating\` numeric,
  	\`review_count\` numeric,
  	\`reviews\` text,
  	\`dealer_license_number\` text,
  	\`motor_vehicle_repairer\` text,
  	\`google_store_code\` text,
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
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_7_idx\` ON \`locations\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`location_id\` text NOT NULL,
  	\`location_name\` text,
  	\`department\` text NOT NULL,
  	\`week\` text NOT NULL,
  	\`exceptions\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_hours_tenant_idx\` ON \`opening_hours\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_location_id_idx\` ON \`opening_hours\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_updated_at_idx\` ON \`opening_hours\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_created_at_idx\` ON \`opening_hours\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`location_id_department_idx\` ON \`opening_hours\` (\`location_id\`,\`department\`);`)
  await db.run(sql`CREATE TABLE \`team_members\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`role\` text NOT NULL,
  	\`location_id\` text,
  	\`location_slug\` text,
  	\`photo_id\` text(36),
  	\`photo_url\` text,
  	\`bio\` text,
  	\`position\` numeric DEFAULT 100,
  	\`visible\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_members_slug_idx\` ON \`team_members\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`team_members_tenant_idx\` ON \`team_members\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_location_id_idx\` ON \`team_members\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_photo_idx\` ON \`team_members\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_updated_at_idx\` ON \`team_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members_created_at_idx\` ON \`team_members\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_8_idx\` ON \`team_members\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`absences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`person_id\` text(36) NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`absences_tenant_idx\` ON \`absences\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_person_idx\` ON \`absences\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_updated_at_idx\` ON \`absences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`absences_created_at_idx\` ON \`absences\` (\`created_at\`);`)
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
  	\`feed_map\` text,
  	\`manufacturers\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`dealerships_slug_idx\` ON \`dealerships\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`dealerships_tenant_idx\` ON \`dealerships\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`dealerships_updated_at_idx\` ON \`dealerships\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealerships_created_at_idx\` ON \`dealerships\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_9_idx\` ON \`dealerships\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'sales' NOT NULL,
  	\`lead_categories\` text DEFAULT '[]',
  	\`disabled\` integer DEFAULT false,
  	\`invited_until\` numeric,
  	\`invited_by\` text,
  	\`invite_hash\` text,
  	\`demo\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_invite_hash_idx\` ON \`users\` (\`invite_hash\`);`)
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
  await db.run(sql`CREATE TABLE \`tenants\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`config\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`domains\` text DEFAULT '[]',
  	\`definition_hash\` text,
  	\`applied\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tenants_slug_idx\` ON \`tenants\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tenants_updated_at_idx\` ON \`tenants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tenants_created_at_idx\` ON \`tenants\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_destinations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'mail' NOT NULL,
  	\`person_id\` text(36),
  	\`email\` text,
  	\`url\` text,
  	\`categories\` text DEFAULT '[]',
  	\`location_id\` text,
  	\`placeholder_vehicle\` integer DEFAULT true,
  	\`quiet_from\` text,
  	\`quiet_to\` text,
  	\`enabled\` integer DEFAULT true,
  	\`off_reason\` text,
  	\`secret\` text,
  	\`secret_before\` text,
  	\`secret_before_until\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_destinations_tenant_idx\` ON \`lead_destinations\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_person_idx\` ON \`lead_destinations\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_location_id_idx\` ON \`lead_destinations\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_updated_at_idx\` ON \`lead_destinations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_destinations_created_at_idx\` ON \`lead_destinations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`integrator_keys\` (
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
  await db.run(sql`CREATE INDEX \`integrator_keys_tenant_idx\` ON \`integrator_keys\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_prefix_idx\` ON \`integrator_keys\` (\`prefix\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_updated_at_idx\` ON \`integrator_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`integrator_keys_created_at_idx\` ON \`integrator_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hash_idx\` ON \`integrator_keys\` (\`hash\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`who\` text NOT NULL,
  	\`user_id\` text,
  	\`via\` text DEFAULT 'admin' NOT NULL,
  	\`what\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`doc_id\` text,
  	\`doc_title\` text,
  	\`diff\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_tenant_idx\` ON \`audit_log\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_user_id_idx\` ON \`audit_log\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_entity_idx\` ON \`audit_log\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_doc_id_idx\` ON \`audit_log\` (\`doc_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`manufacturers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`logo\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`manufacturers_slug_idx\` ON \`manufacturers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`manufacturers_updated_at_idx\` ON \`manufacturers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`manufacturers_created_at_idx\` ON \`manufacturers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`scope\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`request_hash\` text NOT NULL,
  	\`state\` text DEFAULT 'running' NOT NULL,
  	\`status\` numeric,
  	\`headers\` text,
  	\`body\` text,
  	\`expires_at\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`idempotency_keys_expires_at_idx\` ON \`idempotency_keys\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_updated_at_idx\` ON \`idempotency_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_created_at_idx\` ON \`idempotency_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`scope_key_idx\` ON \`idempotency_keys\` (\`scope\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`shopper_logins\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`login\` text NOT NULL,
  	\`shopper_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shopper_logins_tenant_idx\` ON \`shopper_logins\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`shopper_logins_shopper_id_idx\` ON \`shopper_logins\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`shopper_logins_updated_at_idx\` ON \`shopper_logins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shopper_logins_created_at_idx\` ON \`shopper_logins\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_login_idx\` ON \`shopper_logins\` (\`tenant_id\`,\`login\`);`)
  await db.run(sql`CREATE TABLE \`deals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`deal_id\` text NOT NULL,
  	\`car_id\` text NOT NULL,
  	\`car_slug\` text NOT NULL,
  	\`car_name\` text,
  	\`price\` numeric,
  	\`shopper_id\` text,
  	\`answers\` text,
  	\`reservation_id\` text,
  	\`expires_at\` numeric,
  	\`mails\` text,
  	\`due_at\` numeric,
  	\`lease_until\` numeric,
  	\`version\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deals_tenant_idx\` ON \`deals\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_shopper_id_idx\` ON \`deals\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_expires_at_idx\` ON \`deals\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_due_at_idx\` ON \`deals\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_updated_at_idx\` ON \`deals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_created_at_idx\` ON \`deals\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_deal_id_idx\` ON \`deals\` (\`tenant_id\`,\`deal_id\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`nonce_hash\` text NOT NULL,
  	\`login\` text NOT NULL,
  	\`salt\` text,
  	\`target\` text,
  	\`asked_at\` numeric NOT NULL,
  	\`code_expires_at\` numeric NOT NULL,
  	\`code_attempts\` numeric DEFAULT 0,
  	\`proved_at\` numeric,
  	\`send_state\` text DEFAULT 'none',
  	\`send_next_at\` numeric,
  	\`send_attempts\` numeric DEFAULT 0,
  	\`lease_until\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_in_codes_tenant_idx\` ON \`sign_in_codes\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_codes_login_idx\` ON \`sign_in_codes\` (\`login\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_codes_updated_at_idx\` ON \`sign_in_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_codes_created_at_idx\` ON \`sign_in_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_nonce_hash_idx\` ON \`sign_in_codes\` (\`tenant_id\`,\`nonce_hash\`);`)
  await db.run(sql`CREATE INDEX \`send_next_at_send_state_idx\` ON \`sign_in_codes\` (\`send_next_at\`,\`send_state\`);`)
  await db.run(sql`CREATE TABLE \`popups\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`text\` text,
  	\`image_id\` text(36),
  	\`image_url\` text,
  	\`label\` text,
  	\`href\` text,
  	\`first_day\` text,
  	\`last_day\` text,
  	\`paths\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_slug_idx\` ON \`popups\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`popups_tenant_idx\` ON \`popups\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_image_idx\` ON \`popups\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_updated_at_idx\` ON \`popups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_created_at_idx\` ON \`popups\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_slug_10_idx\` ON \`popups\` (\`tenant_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`site_figures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_figures_tenant_idx\` ON \`site_figures\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`site_figures_updated_at_idx\` ON \`site_figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_figures_created_at_idx\` ON \`site_figures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_day_kind_name_idx\` ON \`site_figures\` (\`tenant_id\`,\`day\`,\`kind\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`sid\` text NOT NULL,
  	\`opened_at\` numeric NOT NULL,
  	\`used_at\` numeric NOT NULL,
  	\`expires_at\` numeric NOT NULL,
  	\`agent\` text,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_user_id_idx\` ON \`staff_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_sid_idx\` ON \`staff_sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_expires_at_idx\` ON \`staff_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_updated_at_idx\` ON \`staff_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_created_at_idx\` ON \`staff_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`paper\` text,
  	\`since\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_id_idx\` ON \`second_factors\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_turns\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`person\` text NOT NULL,
  	\`turn\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_turns_tenant_idx\` ON \`lead_turns\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_turns_updated_at_idx\` ON \`lead_turns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_turns_created_at_idx\` ON \`lead_turns\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_person_idx\` ON \`lead_turns\` (\`tenant_id\`,\`person\`);`)
  await db.run(sql`CREATE TABLE \`key_calls\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`key_id\` text NOT NULL,
  	\`since\` numeric NOT NULL,
  	\`calls\` text,
  	\`rev\` numeric DEFAULT 1,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`key_calls_tenant_idx\` ON \`key_calls\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`key_calls_key_id_idx\` ON \`key_calls\` (\`key_id\`);`)
  await db.run(sql`CREATE INDEX \`key_calls_updated_at_idx\` ON \`key_calls\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`key_calls_created_at_idx\` ON \`key_calls\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`car_history\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tenant_id\` text(36),
  	\`car_id\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`who\` text NOT NULL,
  	\`via\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	\`feed\` text,
  	\`beside\` text,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`car_history_tenant_idx\` ON \`car_history\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`car_history_feed_idx\` ON \`car_history\` (\`feed\`);`)
  await db.run(sql`CREATE INDEX \`car_id_at_idx\` ON \`car_history\` (\`car_id\`,\`at\`);`)
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
  await db.run(sql`CREATE TABLE \`data_breaches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`tenant_id\` text(36),
  	\`noticed_at\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`people\` numeric,
  	\`data\` text DEFAULT '[]',
  	\`actions\` text,
  	\`decision\` text DEFAULT 'assessing' NOT NULL,
  	\`reason\` text,
  	\`office_told_at\` text,
  	\`people_told_at\` text,
  	\`told\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`data_breaches_tenant_idx\` ON \`data_breaches\` (\`tenant_id\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_updated_at_idx\` ON \`data_breaches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_created_at_idx\` ON \`data_breaches\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`offers_id\` text(36),
  	\`posts_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offers_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offers_id_idx\` ON \`payload_locked_documents_rels\` (\`offers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
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
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
  await db.run(sql`DROP TABLE \`lead_rules_categories\`;`)
  await db.run(sql`DROP TABLE \`lead_rules_forms\`;`)
  await db.run(sql`DROP TABLE \`lead_rules_weekdays\`;`)
  await db.run(sql`DROP TABLE \`lead_rules\`;`)
  await db.run(sql`DROP TABLE \`lead_rules_rels\`;`)
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`DROP TABLE \`reservations\`;`)
  await db.run(sql`DROP TABLE \`waiting_shoppers\`;`)
  await db.run(sql`DROP TABLE \`valuations\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`shoppers\`;`)
  await db.run(sql`DROP TABLE \`watchlist\`;`)
  await db.run(sql`DROP TABLE \`saved_searches\`;`)
  await db.run(sql`DROP TABLE \`prize_draws\`;`)
  await db.run(sql`DROP TABLE \`cars\`;`)
  await db.run(sql`DROP TABLE \`merchandising_rules\`;`)
  await db.run(sql`DROP TABLE \`stock_feeds\`;`)
  await db.run(sql`DROP TABLE \`stock_addresses\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`offers\`;`)
  await db.run(sql`DROP TABLE \`_offers_v\`;`)
  await db.run(sql`DROP TABLE \`promo_nodes\`;`)
  await db.run(sql`DROP TABLE \`finance_rates\`;`)
  await db.run(sql`DROP TABLE \`models\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`fonts\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`DROP TABLE \`opening_hours\`;`)
  await db.run(sql`DROP TABLE \`team_members\`;`)
  await db.run(sql`DROP TABLE \`absences\`;`)
  await db.run(sql`DROP TABLE \`dealerships\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP TABLE \`tenants\`;`)
  await db.run(sql`DROP TABLE \`lead_destinations\`;`)
  await db.run(sql`DROP TABLE \`integrator_keys\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`manufacturers\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`shopper_logins\`;`)
  await db.run(sql`DROP TABLE \`deals\`;`)
  await db.run(sql`DROP TABLE \`sign_in_codes\`;`)
  await db.run(sql`DROP TABLE \`popups\`;`)
  await db.run(sql`DROP TABLE \`site_figures\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`lead_turns\`;`)
  await db.run(sql`DROP TABLE \`key_calls\`;`)
  await db.run(sql`DROP TABLE \`car_history\`;`)
  await db.run(sql`DROP TABLE \`plans\`;`)
  await db.run(sql`DROP TABLE \`data_breaches\`;`)
  await db.run(sql`DROP TABLE \`bulk_changes\`;`)
  await db.run(sql`DROP TABLE \`feed_chunks\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
