CREATE TABLE `admin_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`admin_id` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_notes_user` ON `admin_notes` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `admin_notes_admin` ON `admin_notes` (`admin_id`);--> statement-breakpoint
DROP INDEX `campaigns_name`;--> statement-breakpoint
DROP INDEX `campaigns_artist`;--> statement-breakpoint
DROP INDEX `checkouts_state`;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `is_returned` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `checkouts_state` ON `checkouts` (case when "state" = 'paid' and "disputes" glob '*"open"*' then 'disputed' when "disputes" glob '*"inquiry"*' then 'inquiry' else "state" end,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `session` ADD `method` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `user_id` text;--> statement-breakpoint
CREATE INDEX `mails_user` ON `mails` (`user_id`,`sent_at`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `user_name` ON `user` (lower("name"));--> statement-breakpoint
CREATE INDEX `admin_log_subject` ON `admin_log` (`subject`,`at`);--> statement-breakpoint
CREATE INDEX `payment_events_checkout` ON `payment_events` (`checkout_id`,`received_at`) WHERE checkout_id is not null;