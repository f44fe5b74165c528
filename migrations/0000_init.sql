CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`user_id`);--> statement-breakpoint
CREATE TABLE `celebrity_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`artist_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`gender` text,
	`country_of_residence` text,
	`city` text,
	`known_for` text,
	`bio` text,
	`website` text,
	`has_fanbase` text,
	`fanbase_size` text,
	`social_media_profile` text,
	`avatar_id` text,
	`instagram` text,
	`twitter` text,
	`facebook` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `celebrity_profiles_user_id_unique` ON `celebrity_profiles` (`user_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`token` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_unique` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`role` text DEFAULT 'fan' NOT NULL,
	`language` text DEFAULT 'nl' NOT NULL,
	`phone` text,
	`location` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE TABLE `verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`owner_id` text NOT NULL,
	`celebrity_id` text,
	`name` text NOT NULL,
	`artist_name` text NOT NULL,
	`description` text NOT NULL,
	`image_id` text,
	`charity_id` text,
	`planned_at` integer,
	`planned_location` text,
	`subscription_start_date` integer,
	`subscription_deadline` integer,
	`end_date` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`closed_at` integer,
	`nominees_selected` integer DEFAULT false NOT NULL,
	`nominee_count` integer DEFAULT 0 NOT NULL,
	`winners_selected` integer DEFAULT false NOT NULL,
	`fan_question` text NOT NULL,
	`fan_question_other` text,
	`thank_you_method` text NOT NULL,
	`thank_you_include_photos` integer DEFAULT false NOT NULL,
	`thank_you_allow_pooh_send` integer DEFAULT false NOT NULL,
	`keywords` text NOT NULL,
	`encourage_fans` integer DEFAULT false NOT NULL,
	`allow_plus_one` integer DEFAULT false NOT NULL,
	`two_winners` integer DEFAULT false NOT NULL,
	`agree_to_terms` integer DEFAULT false NOT NULL,
	`agree_to_protocol` integer DEFAULT false NOT NULL,
	`flexible_planning` integer DEFAULT false NOT NULL,
	`organize_in_netherlands` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`celebrity_id`) REFERENCES `celebrity_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_slug_unique` ON `campaigns` (`slug`);--> statement-breakpoint
CREATE INDEX `campaigns_owner` ON `campaigns` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_celebrity` ON `campaigns` (`celebrity_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_list` ON `campaigns` (`is_active`,`subscription_deadline`);--> statement-breakpoint
CREATE TABLE `charities` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`approval_status` text DEFAULT 'pending' NOT NULL,
	`added_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`added_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charities_key_unique` ON `charities` (`key`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`filename` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`caption` text,
	`mime_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_filename_unique` ON `media` (`filename`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`url` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`payment_intent_id` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`refund_due_at` integer,
	`refunded_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_attempt` ON `checkouts` (`submission_id`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_one_open` ON `checkouts` (`submission_id`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_intent` ON `checkouts` (`payment_intent_id`);--> statement-breakpoint
CREATE INDEX `checkouts_state` ON `checkouts` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `checkouts_refund_due` ON `checkouts` (`refund_due_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`checkout_id` text,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`recipient` text,
	`subject` text,
	`text` text,
	`html` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`window_ends_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`user_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`question_key` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`language` text NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`attempt_at` integer NOT NULL,
	`paid_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_one_live` ON `submissions` (`campaign_id`,`user_id`) WHERE status in ('pending', 'processing', 'paid', 'failed');--> statement-breakpoint
CREATE INDEX `submissions_user` ON `submissions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `submissions_campaign` ON `submissions` (`campaign_id`,`status`,`paid_at`);--> statement-breakpoint
CREATE INDEX `submissions_open` ON `submissions` (`status`,`attempt_at`);