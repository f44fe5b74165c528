ALTER TABLE `campaigns` ADD `cancelled_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `cancelled_by` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `cancel_reason` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `cancelled_by_user_id` text REFERENCES user(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `campaigns_cancelled_by` ON `campaigns` (`cancelled_by_user_id`,`cancelled_at`) WHERE cancelled_by_user_id is not null;