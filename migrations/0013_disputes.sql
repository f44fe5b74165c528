DROP INDEX `submissions_one_live`;--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_one_live` ON `submissions` (`campaign_id`,`user_id`) WHERE status in ('pending', 'processing', 'paid', 'failed', 'disputed');--> statement-breakpoint
ALTER TABLE `checkouts` ADD `disputes` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `failed_refunds` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `refund_retry_at` integer;--> statement-breakpoint
CREATE INDEX `checkouts_refund_retry` ON `checkouts` (`refund_retry_at`) WHERE refund_retry_at is not null;