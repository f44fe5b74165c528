ALTER TABLE `session` ADD `scope` text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `previous_token` text;--> statement-breakpoint
ALTER TABLE `session` ADD `rotated_at` integer;--> statement-breakpoint
CREATE INDEX `session_previous` ON `session` (`previous_token`);