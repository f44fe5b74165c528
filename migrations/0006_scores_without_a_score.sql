CREATE TABLE `scoring_rounds` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`round` integer NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_scores` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`position` integer NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`outcome` text DEFAULT 'scored' NOT NULL,
	`score` real,
	`reasoning` text NOT NULL,
	`model` text NOT NULL,
	`rubric_version` text NOT NULL,
	`prompt_hash` text NOT NULL,
	`proposed_score` real,
	`check_score` real,
	`scored_at` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_scores`("id", "campaign_id", "submission_id", "position", "score", "reasoning", "model", "rubric_version", "prompt_hash", "scored_at", "previous_hash", "hash") SELECT "id", "campaign_id", "submission_id", "position", "score", "reasoning", "model", "rubric_version", "prompt_hash", "scored_at", "previous_hash", "hash" FROM `scores`;--> statement-breakpoint
DROP TABLE `scores`;--> statement-breakpoint
ALTER TABLE `__new_scores` RENAME TO `scores`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `scores_valid` ON `scores` (`submission_id`) WHERE "scores"."score" is not null;--> statement-breakpoint
CREATE INDEX `scores_submission` ON `scores` (`submission_id`,`round`);--> statement-breakpoint
CREATE UNIQUE INDEX `scores_chain` ON `scores` (`campaign_id`,`position`);--> statement-breakpoint
CREATE INDEX `scores_best` ON `scores` (`campaign_id`,`score`);