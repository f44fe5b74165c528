ALTER TABLE `campaigns` ADD `charity_asked_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `charity_declines` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `campaigns_charity_asked` ON `campaigns` (`charity_id`) WHERE charity_asked_at is null and cancelled_at is null and is_active = 1;--> statement-breakpoint
ALTER TABLE `connected_accounts` ADD `changed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `connected_accounts_state` ON `connected_accounts` (`state`,`changed_at`);--> statement-breakpoint
CREATE INDEX `submissions_disputed` ON `submissions` (`status`) WHERE status = 'disputed';