DROP INDEX `transfers_mails_due`;--> statement-breakpoint
ALTER TABLE `transfers` DROP COLUMN `mail_cursor`;