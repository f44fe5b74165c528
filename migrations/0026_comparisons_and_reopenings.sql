CREATE TABLE `comparisons` (
	`campaign_id` text NOT NULL,
	`brief_version` integer NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`preference` text NOT NULL,
	`compared_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `brief_version`, `first_id`, `second_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`first_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`second_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `comparisons_first` ON `comparisons` (`first_id`);--> statement-breakpoint
CREATE INDEX `comparisons_second` ON `comparisons` (`second_id`);--> statement-breakpoint
DROP INDEX `record_entries_kind`;--> statement-breakpoint
CREATE INDEX `record_entries_kind` ON `record_entries` (`campaign_id`,`kind`,`position`) WHERE kind in ('ranking', 'nomination', 'reopened');