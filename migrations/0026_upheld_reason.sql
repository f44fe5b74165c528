ALTER TABLE `user` ADD `upheld_reason` text;--> statement-breakpoint
UPDATE `user` SET `upheld_reason` = (SELECT `reason` FROM `admin_log` WHERE `subject` = `user`.`id` AND `action` = 'suspension-upheld' AND `at` >= `suspended_at` ORDER BY `at` DESC LIMIT 1) WHERE `suspended_at` IS NOT NULL;
