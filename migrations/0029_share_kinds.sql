PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_share_pictures` (
	`campaign_id` text NOT NULL,
	`language` text NOT NULL,
	`kind` text DEFAULT 'call' NOT NULL,
	`version` integer NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `language`, `kind`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_share_pictures`("campaign_id", "language", "kind", "version", "media_id") SELECT "campaign_id", "language", 'call', "version", "media_id" FROM `share_pictures`;--> statement-breakpoint
DROP TABLE `share_pictures`;--> statement-breakpoint
ALTER TABLE `__new_share_pictures` RENAME TO `share_pictures`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `share_pictures_media` ON `share_pictures` (`media_id`);