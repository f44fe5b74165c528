CREATE TABLE `checkout_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `checkout_keys_expires` ON `checkout_keys` (`expires_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `campaign_id` text;--> statement-breakpoint
ALTER TABLE `session` ADD `submission_id` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `refund_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `submissions` ADD `fan_number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `submissions` SET `fan_number` = `numbered`.`number` FROM (
	SELECT `id`, row_number() OVER (PARTITION BY `campaign_id` ORDER BY `created_at`, rowid) AS `number` FROM `submissions`
) AS `numbered` WHERE `numbered`.`id` = `submissions`.`id`;
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_fan_number` ON `submissions` (`campaign_id`,`fan_number`);
--> statement-breakpoint
-- Names that were made from the part of an address before the @.
UPDATE `user` SET `name` = '' WHERE `role` IN ('fan', 'charity') AND `name` <> '' AND `name` = substr(`email`, 1, min(120, instr(`email`, '@') - 1));
--> statement-breakpoint
-- They belong to no campaign; a frame logs its visitor in again.
DELETE FROM `session` WHERE `scope` = 'subscribe';
--> statement-breakpoint
-- Keys from when punctuation counted. One that another charity has by now, or of punctuation alone, stays.
UPDATE OR IGNORE `charities` SET `key` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`key`, '.', ''), ',', ''), '-', ''), '''', ''), '’', ''), '&', ''), '/', ''), '(', ''), ')', ''), '!', ''), '"', ''), ':', '') WHERE replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`key`, '.', ''), ',', ''), '-', ''), '''', ''), '’', ''), '&', ''), '/', ''), '(', ''), ')', ''), '!', ''), '"', ''), ':', '') <> '';
