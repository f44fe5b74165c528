ALTER TABLE `campaigns` ADD `language` text DEFAULT 'nl' NOT NULL;--> statement-breakpoint
UPDATE `campaigns` SET `language` = (SELECT `language` FROM `user` WHERE `user`.`id` = `campaigns`.`owner_id`);
