ALTER TABLE `reread_requests` ADD `overlooked` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `reread_requests` ADD `reply` text;--> statement-breakpoint
ALTER TABLE `reread_requests` ADD `replied_at` integer;--> statement-breakpoint
ALTER TABLE `reread_requests` ADD `is_nominated` integer;