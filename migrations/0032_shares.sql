CREATE TABLE `shares` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`code` text NOT NULL,
	`name_allowed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_code_unique` ON `shares` (`code`);--> statement-breakpoint
CREATE INDEX `shares_names` ON `shares` (`campaign_id`,`name_allowed_at`) WHERE name_allowed_at is not null;--> statement-breakpoint
ALTER TABLE `submissions` ADD `share_code` text;--> statement-breakpoint
CREATE INDEX `submissions_share` ON `submissions` (`share_code`,`status`) WHERE share_code is not null;