DROP INDEX `submissions_open`;--> statement-breakpoint
CREATE INDEX `verification_expires` ON `verification` (`expires_at`);--> statement-breakpoint
CREATE INDEX `media_uploader` ON `media` (`uploaded_by`);--> statement-breakpoint
CREATE INDEX `mails_sent` ON `mails` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient`) WHERE recipient is not null;