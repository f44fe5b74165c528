DROP INDEX `media_uploader`;--> statement-breakpoint
ALTER TABLE `media` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `checked_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `is_used` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `media_checked` ON `media` (`checked_at`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `media_uploader` ON `media` (`uploaded_by`,`created_at`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `published_at` integer;--> statement-breakpoint
CREATE INDEX `campaigns_public` ON `campaigns` (`is_active`,`subscription_deadline`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `campaigns_image` ON `campaigns` (`image_id`) WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX `celebrity_profiles_avatar` ON `celebrity_profiles` (`avatar_id`) WHERE avatar_id is not null;--> statement-breakpoint
CREATE INDEX `charities_list` ON `charities` (`approval_status`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `charities_added_by` ON `charities` (`added_by`,`created_at`) WHERE added_by is not null;--> statement-breakpoint
UPDATE `campaigns` SET `published_at` = `created_at` WHERE EXISTS (SELECT 1 FROM `user` WHERE `user`.`id` = `campaigns`.`owner_id` AND `user`.`email_verified`) OR EXISTS (SELECT 1 FROM `submissions` WHERE `submissions`.`campaign_id` = `campaigns`.`id`);--> statement-breakpoint
UPDATE `media` SET `checked_at` = `created_at`;
