CREATE TABLE `reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text,
	`celebrity_id` text,
	`email` text NOT NULL,
	`address_key` text NOT NULL,
	`user_id` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`opening_mailed_at` integer,
	`deadline_mailed_at` integer,
	`mailed_until` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`celebrity_id`) REFERENCES `celebrity_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_campaign` ON `reminders` (`campaign_id`,`address_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_celebrity` ON `reminders` (`celebrity_id`,`address_key`);--> statement-breakpoint
CREATE INDEX `reminders_address` ON `reminders` (`address_key`);--> statement-breakpoint
CREATE INDEX `reminders_user` ON `reminders` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `reminders_opening` ON `reminders` (`campaign_id`) WHERE confirmed_at is not null and opening_mailed_at is null;--> statement-breakpoint
CREATE INDEX `reminders_deadline` ON `reminders` (`campaign_id`) WHERE opening_mailed_at is not null and deadline_mailed_at is null;--> statement-breakpoint
CREATE INDEX `reminders_news` ON `reminders` (`celebrity_id`,`mailed_until`) WHERE mailed_until is not null;--> statement-breakpoint
CREATE INDEX `reminders_unconfirmed` ON `reminders` (`created_at`) WHERE confirmed_at is null;--> statement-breakpoint
DROP INDEX `mails_due`;--> statement-breakpoint
ALTER TABLE `mails` ADD `unsubscribe_url` text;--> statement-breakpoint
CREATE INDEX `mails_unsubscribable` ON `mails` (`key`) WHERE unsubscribe_url is not null;--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`batch`,(unsubscribe_url is not null),`next_attempt_at`);