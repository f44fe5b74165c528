CREATE TABLE `campaign_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`at` integer NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`refund_until` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_changes_campaign` ON `campaign_changes` (`campaign_id`,`at`);--> statement-breakpoint
ALTER TABLE `user` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `suspend_reason` text;--> statement-breakpoint
ALTER TABLE `user` ADD `objection` text;--> statement-breakpoint
CREATE INDEX `user_suspended` ON `user` (`suspended_at`,`id`) WHERE suspended_at is not null;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `review` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `review_reason` text;--> statement-breakpoint
CREATE INDEX `campaigns_review` ON `campaigns` (`created_at`,`id`) WHERE "review" in ('waiting', 'asked');--> statement-breakpoint
UPDATE `campaigns` SET `review` = 'waiting' WHERE `held_at` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` DROP COLUMN `held_at`;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `is_taken_back` integer DEFAULT false NOT NULL;