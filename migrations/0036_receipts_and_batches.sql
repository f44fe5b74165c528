DROP INDEX `submissions_embed`;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `receipt_number` text;--> statement-breakpoint
CREATE INDEX `checkouts_receipt` ON `checkouts` (`receipt_number`) WHERE receipt_number is not null;--> statement-breakpoint
ALTER TABLE `payout_batches` ADD `taken_back_at` integer;--> statement-breakpoint
ALTER TABLE `payout_batches` ADD `taken_back_count` integer;--> statement-breakpoint
ALTER TABLE `payout_batches` ADD `taken_back_cents` integer;