CREATE TABLE `idempotency_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`request` text NOT NULL,
	`created_at` integer NOT NULL,
	`response` text
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);