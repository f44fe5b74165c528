ALTER TABLE `media` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `media_removed` ON `media` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE `mails` ADD `failed_at` integer;--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`failed_at`) WHERE failed_at is not null;--> statement-breakpoint
UPDATE `mails` SET `failed_at` = `created_at`, `recipient` = NULL, `subject` = NULL, `text` = NULL, `html` = NULL, `attachments` = NULL, `batch` = NULL WHERE `sent_at` IS NULL AND `next_attempt_at` IS NULL;
