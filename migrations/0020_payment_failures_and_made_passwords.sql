ALTER TABLE `user` ADD `password_is_generated` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `failure` text;