ALTER TABLE `user` ADD `is_name_hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `user` SET `is_name_hidden` = true WHERE `id` IN (SELECT `subject` FROM `admin_log` WHERE `action` = 'name-hidden');
