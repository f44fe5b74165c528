ALTER TABLE `scores` ADD `reasoning_hash` text;--> statement-breakpoint
UPDATE `scores` SET `reasoning` = '' WHERE `submission_id` IN (SELECT `id` FROM `submissions` WHERE `user_id` IS NULL);
