CREATE TABLE `campaign_briefs` (
	`campaign_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`digest` text NOT NULL,
	`frozen_at` integer NOT NULL,
	`position` integer,
	PRIMARY KEY(`campaign_id`, `version`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `record_entries` (
	`campaign_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`format` integer NOT NULL,
	`body` text NOT NULL,
	`digest` text NOT NULL,
	`written_at` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `position`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `record_entries_kind` ON `record_entries` (`campaign_id`,`kind`,`position`) WHERE kind in ('ranking', 'nomination');--> statement-breakpoint
CREATE TABLE `record_keys` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `scores` ADD `format` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `scores` ADD `explanation_nl` text;--> statement-breakpoint
ALTER TABLE `scores` ADD `explanation_en` text;--> statement-breakpoint
ALTER TABLE `scores` ADD `criteria` text;--> statement-breakpoint
ALTER TABLE `scores` ADD `flags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `scores` ADD `readings` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `scores` ADD `cluster` text;--> statement-breakpoint
ALTER TABLE `scores` ADD `language` text;--> statement-breakpoint
ALTER TABLE `scores` ADD `answered` integer;--> statement-breakpoint
ALTER TABLE `scores` ADD `brief_version` integer;