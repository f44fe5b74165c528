CREATE TABLE `share_pictures` (
	`campaign_id` text NOT NULL,
	`language` text NOT NULL,
	`version` integer NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `language`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_pictures_media` ON `share_pictures` (`media_id`);