ALTER TABLE `submissions` ADD `is_name_hidden_by_admin` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `checkouts_traced` ON `checkouts` (`created_at`) WHERE method is not null;