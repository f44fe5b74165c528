CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`campaign_id` text NOT NULL,
	`submission_id` text,
	`quote` text DEFAULT '' NOT NULL,
	`reason` text NOT NULL,
	`explanation` text NOT NULL,
	`address` text NOT NULL,
	`reporter_name` text,
	`reporter_email` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`decision` text,
	`statement` text,
	`decided_at` integer,
	`stop_due_at` integer,
	`decided_by` text,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`,`id`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`decided_at`,`id`) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX `reports_stop_due` ON `reports` (`stop_due_at`) WHERE stop_due_at is not null;--> statement-breakpoint
CREATE INDEX `reports_campaign` ON `reports` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `reports_submission` ON `reports` (`submission_id`) WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_email`) WHERE reporter_email is not null;--> statement-breakpoint
CREATE INDEX `reports_named` ON `reports` (`decided_at`) WHERE coalesce(reporter_name, reporter_email) is not null;--> statement-breakpoint
CREATE INDEX `reports_decided_by` ON `reports` (`decided_by`) WHERE decided_by is not null;--> statement-breakpoint
ALTER TABLE `submissions` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `thanks` ADD `withdrawn_at` integer;