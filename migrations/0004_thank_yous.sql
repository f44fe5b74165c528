CREATE TABLE `thanks` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`transcript` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `thanks_files` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`mime_type` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `thanks_files_campaign` ON `thanks_files` (`campaign_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `thanks_files_state` ON `thanks_files` (`state`,`updated_at`);