ALTER TABLE `campaigns` ADD `charity_due_at` integer;--> statement-breakpoint
CREATE INDEX `campaigns_charity_due` ON `campaigns` (`charity_due_at`) WHERE charity_due_at is not null and cancelled_at is null;--> statement-breakpoint
ALTER TABLE `charities` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `charities` ADD `reviewed_at` integer;--> statement-breakpoint
ALTER TABLE `charities` ADD `reviewed_by` text REFERENCES user(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `charities` ADD `rejection_reason` text;--> statement-breakpoint
CREATE INDEX `charities_reviewed_by` ON `charities` (`reviewed_by`) WHERE reviewed_by is not null;--> statement-breakpoint
CREATE INDEX `charities_unnoticed` ON `charities` (`approval_status`,`id`) WHERE reviewed_at is null;