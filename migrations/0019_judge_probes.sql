CREATE TABLE `rankings` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`ranked_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `judge_probes` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`model` text NOT NULL,
	`rubric_version` text NOT NULL,
	`spearman` real NOT NULL,
	`twin_gap` real NOT NULL,
	`answers` integer NOT NULL,
	`passed` integer NOT NULL,
	`override_reason` text,
	`overridden_by` text,
	`probed_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `judge_probes_campaign` ON `judge_probes` (`campaign_id`,`probed_at`);--> statement-breakpoint
ALTER TABLE `nominees` ADD `place` integer;