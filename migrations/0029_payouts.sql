CREATE TABLE `payout_access_log` (
	`id` text PRIMARY KEY NOT NULL,
	`charity_id` text NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `payout_access_log_charity` ON `payout_access_log` (`charity_id`,`at`);--> statement-breakpoint
CREATE INDEX `payout_access_log_user` ON `payout_access_log` (`user_id`,`at`) WHERE user_id is not null;--> statement-breakpoint
CREATE TABLE `payout_accounts` (
	`charity_id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`iban` text NOT NULL,
	`bic` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `payout_accounts_updated_by` ON `payout_accounts` (`updated_by`) WHERE updated_by is not null;--> statement-breakpoint
CREATE TABLE `payout_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`sent_on` text,
	`bank_reference` text,
	`sent_at` integer,
	`sent_by` text,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`sent_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_batches_message_id_unique` ON `payout_batches` (`message_id`);--> statement-breakpoint
CREATE INDEX `payout_batches_list` ON `payout_batches` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payout_batches_created_by` ON `payout_batches` (`created_by`) WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX `payout_batches_sent_by` ON `payout_batches` (`sent_by`) WHERE sent_by is not null;--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`charity_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`reference` text NOT NULL,
	`charity_name` text NOT NULL,
	`holder` text NOT NULL,
	`iban` text NOT NULL,
	`bic` text,
	`costs_covered_by` text NOT NULL,
	`payments` integer NOT NULL,
	`paid_cents` integer NOT NULL,
	`refunds` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`disputes` integer NOT NULL,
	`disputed_cents` integer NOT NULL,
	`priced_payments` integer NOT NULL,
	`costs_cents` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`carry_cents` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`frozen_at` integer NOT NULL,
	`mail_cursor` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `payout_batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_reference_unique` ON `payouts` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_campaign` ON `payouts` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `payouts_charity` ON `payouts` (`charity_id`,`frozen_at`);--> statement-breakpoint
CREATE INDEX `payouts_batch` ON `payouts` (`batch_id`);--> statement-breakpoint
CREATE INDEX `payouts_mails_due` ON `payouts` (`mail_cursor`) WHERE mail_cursor is not null;