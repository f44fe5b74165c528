ALTER TABLE `campaigns` ADD `settled_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `postponed_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `overdue` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `overdue_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `more_time_until` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `outcome_at` integer DEFAULT 0;--> statement-breakpoint
CREATE INDEX `campaigns_outcome` ON `campaigns` (`outcome_at`) WHERE is_active = 0 and cancelled_at is null and outcome_at is not null;--> statement-breakpoint
UPDATE `campaigns` SET `settled_at` = (SELECT max(`selected_at`) FROM `winners` WHERE `winners`.`campaign_id` = `campaigns`.`id`);