CREATE TABLE `answer_archives` (
	`campaign_id` text NOT NULL,
	`chunk` integer NOT NULL,
	`digest` text NOT NULL,
	`last_position` integer NOT NULL,
	`archived_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `chunk`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `campaigns` ADD `archived_at` integer;--> statement-breakpoint
CREATE INDEX `campaigns_unarchived` ON `campaigns` (`updated_at`) WHERE "archived_at" is null and ("winners_selected" = 1 or "cancelled_at" is not null);--> statement-breakpoint
ALTER TABLE `submissions` ADD `archive_chunk` integer;