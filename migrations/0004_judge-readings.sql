CREATE TABLE `readings` (
	`campaign_id` text NOT NULL,
	`brief_version` integer NOT NULL,
	`submission_id` text NOT NULL,
	`reading` integer NOT NULL,
	`content` text,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `brief_version`, `submission_id`, `reading`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `readings_submission` ON `readings` (`submission_id`);--> statement-breakpoint
ALTER TABLE `rankings` ADD `tied` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `judge_probes` ADD `figures` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `judge_probes_model` ON `judge_probes` (`model`,`rubric_version`,`probed_at`);--> statement-breakpoint
ALTER TABLE `judge_probes` DROP COLUMN `spearman`;--> statement-breakpoint
ALTER TABLE `judge_probes` DROP COLUMN `twin_gap`;--> statement-breakpoint
ALTER TABLE `judge_probes` DROP COLUMN `answers`;