CREATE TABLE `owner_nominations` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`reason` text NOT NULL,
	`nominated_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reread_requests` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`asked_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `rankings` ADD `known_at` integer;--> statement-breakpoint
ALTER TABLE `winners` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `scores_flagged` ON `scores` (`campaign_id`,`score`) WHERE flags <> '[]';--> statement-breakpoint
CREATE INDEX `scores_cluster` ON `scores` (`campaign_id`,`cluster`) WHERE "scores"."cluster" is not null;