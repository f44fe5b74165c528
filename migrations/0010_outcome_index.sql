DROP INDEX `campaigns_outcome`;--> statement-breakpoint
CREATE INDEX `campaigns_outcome` ON `campaigns` (`is_active`,`outcome_at`) WHERE cancelled_at is null and outcome_at is not null;