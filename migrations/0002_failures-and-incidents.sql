CREATE TABLE `failures` (
	`kind` text NOT NULL,
	`minute` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`minute`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `incidents` (
	`kind` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL
);
