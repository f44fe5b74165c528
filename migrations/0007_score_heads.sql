CREATE TABLE `score_heads` (
	`campaign_id` text NOT NULL,
	`position` integer NOT NULL,
	`hash` text NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `position`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `score_heads` SELECT `campaign_id`, `position`, `hash`, `scored_at` FROM `scores` WHERE `position` = (SELECT max(`last`.`position`) FROM `scores` AS `last` WHERE `last`.`campaign_id` = `scores`.`campaign_id`);
