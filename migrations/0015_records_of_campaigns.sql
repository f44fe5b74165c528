ALTER TABLE `admin_notes` ADD `about` text;--> statement-breakpoint
CREATE INDEX `admin_notes_about` ON `admin_notes` (`about`,`at`) WHERE about is not null;--> statement-breakpoint
ALTER TABLE `mails` ADD `campaign_id` text;--> statement-breakpoint
CREATE INDEX `mails_campaign` ON `mails` (`campaign_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `checkouts_disputes` ON `checkouts` (`id`) WHERE disputes <> '{}';