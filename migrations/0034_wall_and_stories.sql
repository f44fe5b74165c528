CREATE TABLE `stories` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`mail_cursor` integer DEFAULT 0,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stories_published` ON `stories` (`published_at`,`campaign_id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `stories_mail_due` ON `stories` (`mail_cursor`) WHERE mail_cursor is not null and published_at is not null;--> statement-breakpoint
CREATE TABLE `story_pictures` (
	`campaign_id` text NOT NULL,
	`place` integer NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `place`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `story_pictures_media` ON `story_pictures` (`media_id`);--> statement-breakpoint
CREATE TABLE `wall_answers` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`display_name` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`allowed_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `wall_answers_campaign` ON `wall_answers` (`campaign_id`,`state`,`changed_at`,`submission_id`);--> statement-breakpoint
CREATE INDEX `wall_answers_allowed` ON `wall_answers` (`allowed_at`);