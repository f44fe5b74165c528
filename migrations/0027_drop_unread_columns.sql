ALTER TABLE `selection_runs` DROP COLUMN `progress_at`;--> statement-breakpoint
ALTER TABLE `transfers` DROP COLUMN `transferred_at`;--> statement-breakpoint
ALTER TABLE `comparisons` DROP COLUMN `compared_at`;