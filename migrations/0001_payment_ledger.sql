DROP INDEX `checkouts_state`;--> statement-breakpoint
DROP INDEX `checkouts_refund_due`;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `checked_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `checkouts_unsettled` ON `checkouts` (`checked_at`) WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE INDEX `checkouts_refund_due` ON `checkouts` (`refund_due_at`) WHERE state = 'paid';--> statement-breakpoint
ALTER TABLE `submissions` ADD `version` integer DEFAULT 0 NOT NULL;