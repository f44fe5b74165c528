CREATE TABLE `campaign_results` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`participants` integer DEFAULT 0 NOT NULL,
	`payments` integer DEFAULT 0 NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`refunds` integer DEFAULT 0 NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`disputes` integer DEFAULT 0 NOT NULL,
	`disputed_cents` integer DEFAULT 0 NOT NULL,
	`priced_payments` integer DEFAULT 0 NOT NULL,
	`costs_cents` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `checkouts` ADD `fee_cents` integer;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `fee_due_at` integer;--> statement-breakpoint
CREATE INDEX `checkouts_fee_due` ON `checkouts` (`fee_due_at`) WHERE fee_due_at is not null;--> statement-breakpoint
INSERT INTO `campaign_results` (`campaign_id`, `participants`, `payments`, `paid_cents`, `refunds`, `refunded_cents`, `disputes`, `disputed_cents`)
SELECT `campaign_id`, count(DISTINCT CASE WHEN `status` = 'paid' THEN `id` END), count(`effect`), coalesce(sum(`amount_cents`), 0),
	sum(`effect` = 'refunded'), sum(CASE WHEN `effect` = 'refunded' THEN `amount_cents` ELSE 0 END),
	sum(`effect` = 'disputed'), sum(CASE WHEN `effect` = 'disputed' THEN `amount_cents` ELSE 0 END)
FROM (
	SELECT `submissions`.`campaign_id`, `submissions`.`id`, `submissions`.`status`, `checkouts`.`amount_cents`,
		CASE WHEN `checkouts`.`state` = 'refunded' OR `checkouts`.`refund_due_at` IS NOT NULL THEN 'refunded'
			WHEN instr(`checkouts`.`disputes`, '"open"') > 0 THEN 'disputed' ELSE 'paid' END AS `effect`
	FROM `submissions` INNER JOIN `checkouts` ON `checkouts`.`submission_id` = `submissions`.`id`
	WHERE `checkouts`.`state` IN ('paid', 'refunded')
)
GROUP BY `campaign_id`;
--> statement-breakpoint
UPDATE `checkouts` SET `fee_due_at` = coalesce(`paid_at`, `created_at`) WHERE `state` IN ('paid', 'refunded');
