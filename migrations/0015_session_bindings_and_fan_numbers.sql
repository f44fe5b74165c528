CREATE TABLE `checkout_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `checkout_keys_expires` ON `checkout_keys` (`expires_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `campaign_id` text;--> statement-breakpoint
ALTER TABLE `session` ADD `submission_id` text;