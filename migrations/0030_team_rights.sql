ALTER TABLE `team_members` ADD `rights` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_members` ADD `invited_by` text REFERENCES `user`(`id`) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `team_members_invited_by` ON `team_members` (`invited_by`) WHERE invited_by is not null;--> statement-breakpoint
UPDATE `team_members` SET `rights` = '["decide"]' WHERE `may_decide` = true;--> statement-breakpoint
ALTER TABLE `team_members` DROP COLUMN `may_decide`;--> statement-breakpoint
ALTER TABLE `verification` ADD `rights` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `verification` SET `rights` = '["decide"]', `identifier` = substr(`identifier`, 10) WHERE `identifier` LIKE 'deciding-team-invitation:%';--> statement-breakpoint
ALTER TABLE `verification` ADD `invited_by` text REFERENCES `user`(`id`) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `verification_invited_by` ON `verification` (`invited_by`) WHERE invited_by is not null;