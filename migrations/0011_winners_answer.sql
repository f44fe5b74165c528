CREATE TABLE `former_winners` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`slot` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`cause` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reserves` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `place`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `winner_details` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`availability` text NOT NULL,
	`companion` text,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `winners` ADD `answer_by` integer;--> statement-breakpoint
ALTER TABLE `winners` ADD `accepted_at` integer;