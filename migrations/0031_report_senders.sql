ALTER TABLE `reports` ADD `user_id` text REFERENCES `user`(`id`) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`) WHERE user_id is not null;