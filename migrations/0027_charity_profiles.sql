CREATE TABLE `charity_accounts` (
	`charity_id` text NOT NULL,
	`user_id` text NOT NULL,
	`accepted_at` integer NOT NULL,
	PRIMARY KEY(`charity_id`, `user_id`),
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `charity_accounts_user` ON `charity_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `charity_profiles` (
	`charity_id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`logo_id` text,
	`about_nl` text,
	`about_en` text,
	`ten_euros_nl` text,
	`ten_euros_en` text,
	`website` text,
	`country` text,
	`rsin` text,
	`registration_number` text,
	`is_anbi` integer DEFAULT false NOT NULL,
	`contact_email` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`logo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charity_profiles_slug_unique` ON `charity_profiles` (`slug`);--> statement-breakpoint
CREATE INDEX `charity_profiles_logo` ON `charity_profiles` (`logo_id`) WHERE logo_id is not null;--> statement-breakpoint
-- Every charity gets the slug of its name; one whose name gives none, or the same as an older charity's, a random part.
-- In steps: libSQL's parser takes few calls within each other.
INSERT INTO `charity_profiles` (`charity_id`, `slug`, `updated_at`)
WITH `plain` AS (
  SELECT `id`, `created_at`, replace(replace(replace(replace(replace(replace(replace(replace(lower(`name`), 'É', 'e'), 'é', 'e'), 'è', 'e'), 'ë', 'e'), 'ê', 'e'), 'á', 'a'), 'à', 'a'), 'ä', 'a') AS `name` FROM `charities`
), `ascii` AS (
  SELECT `id`, `created_at`, replace(replace(replace(replace(replace(replace(replace(replace(`name`, 'ï', 'i'), 'í', 'i'), 'ö', 'o'), 'ó', 'o'), 'ü', 'u'), 'ú', 'u'), 'ñ', 'n'), 'ç', 'c') AS `name` FROM `plain`
), `bare` AS (
  SELECT `id`, `created_at`, replace(replace(replace(replace(replace(replace(replace(replace(`name`, '.', ''), ',', ''), '''', ''), '’', ''), '‘', ''), '“', ''), '”', ''), '"', '') AS `name` FROM `ascii`
), `words` AS (
  SELECT `id`, `created_at`, replace(replace(replace(replace(replace(replace(replace(replace(`name`, '&', ''), '(', ''), ')', ''), '!', ''), '?', ''), '/', ''), ':', ''), '+', '') AS `name` FROM `bare`
), `named` AS (
  SELECT `id`, `created_at`, trim(substr(trim(replace(replace(replace(`name`, ' ', '-'), '---', '-'), '--', '-'), '-'), 1, 80), '-') AS `slug` FROM `words`
), `numbered` AS (
  SELECT `id`, `created_at`, `slug`, row_number() OVER (PARTITION BY `slug` ORDER BY `created_at`, `id`) AS `place` FROM `named`
)
SELECT `id`, CASE
  WHEN `slug` = '' OR `slug` GLOB '*[^a-z0-9_-]*' OR `slug` IN ('addresses', 'by-slug', 'index', 'mine', 'page', 'search')
    THEN 'charity-' || lower(hex(randomblob(4)))
  WHEN `place` > 1 THEN `slug` || '-' || lower(hex(randomblob(4)))
  ELSE `slug`
END, `created_at` FROM `numbered`;
