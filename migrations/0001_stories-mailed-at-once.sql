DROP INDEX `stories_mail_due`;--> statement-breakpoint
ALTER TABLE `stories` DROP COLUMN `mail_cursor`;