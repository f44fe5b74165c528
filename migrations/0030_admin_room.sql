CREATE TABLE `admin_log` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_log_at` ON `admin_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `admin_log_admin` ON `admin_log` (`admin_id`,`at`);--> statement-breakpoint
CREATE TABLE `webhook_refusals` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_refusals_at` ON `webhook_refusals` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `sweeps` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`figures` text NOT NULL,
	`failed_parts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sweeps_started` ON `sweeps` (`started_at`,`id`);--> statement-breakpoint
DROP INDEX `mails_failed`;--> statement-breakpoint
ALTER TABLE `mails` ADD `resent_at` integer;--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`failed_at`,`id`) WHERE failed_at is not null;--> statement-breakpoint
ALTER TABLE `submissions` ADD `source` text DEFAULT 'site' NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_begun` ON `submissions` (`campaign_id`,`created_at`,`source`,`embed_origin`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_stage` ON `campaigns` (case when "cancelled_at" is not null then 'stopped'
  when "winners_selected" = 1 then 'finished' when "is_active" = 0 then 'selecting'
  when "published_at" is null then 'unpublished' else 'running' end,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_name` ON `campaigns` (lower("name"));--> statement-breakpoint
CREATE INDEX `campaigns_artist` ON `campaigns` (lower("artist_name"));--> statement-breakpoint
CREATE INDEX `checkouts_created` ON `checkouts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `checkouts_state` ON `checkouts` (("state" || ''),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `checkouts_paid` ON `checkouts` (`paid_at`) WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX `payment_events_unapplied` ON `payment_events` (`received_at`,`id`) WHERE outcome in ('ignored', 'unreadable');