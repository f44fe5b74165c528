CREATE TABLE `selection_runs` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`run_id` text,
	`attempt` integer NOT NULL,
	`started_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`next_attempt_at` integer,
	`failing_since` integer,
	`last_error` text,
	`given_up_at` integer,
	`waiting_since` integer,
	`waiting` integer DEFAULT 0 NOT NULL,
	`unjudged` text DEFAULT 'wait' NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `selection_runs_due` ON `selection_runs` (`next_attempt_at`) WHERE "selection_runs"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX `selection_runs_given_up` ON `selection_runs` (`given_up_at`) WHERE "selection_runs"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX `campaigns_selection` ON `campaigns` (`nominees_selected`,`closed_at`) WHERE is_active = 0 and winners_selected = 0;--> statement-breakpoint
CREATE INDEX `submissions_changed` ON `submissions` (`campaign_id`,`updated_at`);