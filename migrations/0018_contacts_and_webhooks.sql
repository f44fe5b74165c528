CREATE TABLE `contacts` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`charity_id` text NOT NULL,
	`version` text NOT NULL,
	`given_at` integer NOT NULL,
	`ended_at` integer,
	`ending` text,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contacts_charity` ON `contacts` (`charity_id`,`given_at`,`submission_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `contacts_campaign` ON `contacts` (`campaign_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`charity_id` text NOT NULL,
	`type` text NOT NULL,
	`submission_id` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer,
	`status` integer,
	`next_attempt_at` integer,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_attempt_at`) WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_charity` ON `webhook_deliveries` (`charity_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_submission` ON `webhook_deliveries` (`submission_id`,`type`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`charity_id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`secret_key` text NOT NULL,
	`former_secret_key` text,
	`former_until` integer,
	`stopped_at` integer,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action
);
