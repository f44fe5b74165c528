CREATE TABLE `connected_accounts` (
	`charity_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`state` text NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connected_accounts_account_id_unique` ON `connected_accounts` (`account_id`);--> statement-breakpoint
CREATE INDEX `connected_accounts_checked` ON `connected_accounts` (`checked_at`);--> statement-breakpoint
CREATE TABLE `transfers` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`charity_id` text NOT NULL,
	`account_id` text NOT NULL,
	`reference` text NOT NULL,
	`charity_name` text NOT NULL,
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
	`state` text NOT NULL,
	`due_at` integer,
	`refusals` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`transfer_id` text,
	`payment_id` text,
	`transferred_at` integer,
	`reversed_cents` integer DEFAULT 0 NOT NULL,
	`reversing_cents` integer DEFAULT 0 NOT NULL,
	`payout_id` text,
	`arrived_on` text,
	`checked_at` integer,
	`mail_cursor` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfers_reference_unique` ON `transfers` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfers_transfer_id_unique` ON `transfers` (`transfer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfers_campaign` ON `transfers` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `transfers_charity` ON `transfers` (`charity_id`,`frozen_at`);--> statement-breakpoint
CREATE INDEX `transfers_list` ON `transfers` (`frozen_at`,`id`);--> statement-breakpoint
CREATE INDEX `transfers_account` ON `transfers` (`account_id`,`state`);--> statement-breakpoint
CREATE INDEX `transfers_due` ON `transfers` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `transfers_on_their_way` ON `transfers` (`checked_at`) WHERE state = 'made';--> statement-breakpoint
CREATE INDEX `transfers_mails_due` ON `transfers` (`mail_cursor`) WHERE mail_cursor is not null;--> statement-breakpoint
DROP TABLE `payout_access_log`;--> statement-breakpoint
DROP TABLE `payout_accounts`;--> statement-breakpoint
DROP TABLE `payouts`;--> statement-breakpoint
DROP TABLE `payout_batches`;