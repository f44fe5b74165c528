CREATE TABLE `nominees` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`rank` integer NOT NULL,
	`score` real NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `nominees_rank` ON `nominees` (`campaign_id`,`rank`);--> statement-breakpoint
CREATE TABLE `scores` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`position` integer NOT NULL,
	`score` real NOT NULL,
	`reasoning` text NOT NULL,
	`model` text NOT NULL,
	`rubric_version` text NOT NULL,
	`prompt_hash` text NOT NULL,
	`scored_at` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scores_submission` ON `scores` (`submission_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `scores_chain` ON `scores` (`campaign_id`,`position`);--> statement-breakpoint
CREATE INDEX `scores_best` ON `scores` (`campaign_id`,`score`);--> statement-breakpoint
CREATE TABLE `winners` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`slot` integer NOT NULL,
	`selected_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `winners_slot` ON `winners` (`campaign_id`,`slot`);