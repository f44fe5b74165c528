CREATE TABLE `failures` (
	`kind` text NOT NULL,
	`minute` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`minute`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `incidents` (
	`kind` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `charities_unnoticed`;--> statement-breakpoint
DROP INDEX `stories_mail_due`;--> statement-breakpoint
ALTER TABLE `stories` DROP COLUMN `mail_cursor`;