CREATE TABLE `team_members` (
	`owner_id` text NOT NULL,
	`user_id` text NOT NULL,
	`may_decide` integer DEFAULT false NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `user_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_user` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `managed_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`campaign_id` text,
	`actor_id` text,
	`person_id` text,
	`act` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`person_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `managed_acts_owner` ON `managed_acts` (`owner_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `managed_acts_campaign` ON `managed_acts` (`campaign_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `managed_acts_actor` ON `managed_acts` (`actor_id`) WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX `managed_acts_person` ON `managed_acts` (`person_id`) WHERE person_id is not null;--> statement-breakpoint
DROP INDEX `admin_log_admin`;--> statement-breakpoint
CREATE INDEX `admin_log_admin` ON `admin_log` (`admin_id`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `user` ADD `admin_since` integer;--> statement-breakpoint
CREATE INDEX `user_admins` ON `user` (`id`) WHERE role = 'admin';