CREATE TABLE `embed_origins` (
	`campaign_id` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `origin`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `submissions` ADD `embed_origin` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `embed_page` text;--> statement-breakpoint
CREATE INDEX `submissions_embed` ON `submissions` (`campaign_id`,`embed_origin`,`status`) WHERE embed_origin is not null;