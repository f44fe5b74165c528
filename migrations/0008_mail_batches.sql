DROP INDEX `mails_due`;--> statement-breakpoint
ALTER TABLE `mails` ADD `batch` text;--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`batch`,`next_attempt_at`);