CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`user_id`);--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`public_key` text NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer DEFAULT false NOT NULL,
	`transports` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`aaguid` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`token` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`country` text,
	`user_id` text NOT NULL,
	`scope` text DEFAULT 'full' NOT NULL,
	`campaign_id` text,
	`submission_id` text,
	`previous_token` text,
	`rotated_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_unique` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expires_at`);--> statement-breakpoint
CREATE INDEX `session_previous` ON `session` (`previous_token`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`role` text DEFAULT 'fan' NOT NULL,
	`language` text DEFAULT 'nl' NOT NULL,
	`password_is_generated` integer DEFAULT false NOT NULL,
	`phone` text,
	`location` text,
	`person_key` text,
	`proven_at` integer,
	`held_since` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_person` ON `user` (`person_key`);--> statement-breakpoint
CREATE TABLE `verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);--> statement-breakpoint
CREATE INDEX `verification_expires` ON `verification` (`expires_at`);--> statement-breakpoint
CREATE TABLE `admin_log` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_log_at` ON `admin_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `admin_log_admin` ON `admin_log` (`admin_id`,`at`);--> statement-breakpoint
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
CREATE TABLE `share_pictures` (
	`campaign_id` text NOT NULL,
	`language` text NOT NULL,
	`version` integer NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `language`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_pictures_media` ON `share_pictures` (`media_id`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`owner_id` text NOT NULL,
	`celebrity_id` text,
	`name` text NOT NULL,
	`artist_name` text NOT NULL,
	`artist_skeleton` text,
	`description` text NOT NULL,
	`image_id` text,
	`charity_id` text,
	`planned_at` integer,
	`planned_location` text,
	`subscription_start_date` integer,
	`subscription_deadline` integer,
	`end_date` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`closed_at` integer,
	`nominees_selected` integer DEFAULT false NOT NULL,
	`nominee_count` integer DEFAULT 0 NOT NULL,
	`winners_selected` integer DEFAULT false NOT NULL,
	`answers_opened_at` integer,
	`reopenings` text DEFAULT '[]' NOT NULL,
	`fan_question` text NOT NULL,
	`fan_question_other` text,
	`thank_you_method` text NOT NULL,
	`thank_you_include_photos` integer DEFAULT false NOT NULL,
	`thank_you_allow_pooh_send` integer DEFAULT false NOT NULL,
	`keywords` text NOT NULL,
	`encourage_fans` integer DEFAULT false NOT NULL,
	`allow_plus_one` integer DEFAULT false NOT NULL,
	`two_winners` integer DEFAULT false NOT NULL,
	`agree_to_terms` integer DEFAULT false NOT NULL,
	`agree_to_protocol` integer DEFAULT false NOT NULL,
	`flexible_planning` integer DEFAULT false NOT NULL,
	`organize_in_netherlands` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`field_versions` text DEFAULT '{}' NOT NULL,
	`meeting_revision` integer DEFAULT 0 NOT NULL,
	`published_at` integer,
	`held_at` integer,
	`charity_due_at` integer,
	`cancelled_at` integer,
	`cancelled_by` text,
	`cancel_reason` text,
	`cancelled_by_user_id` text,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`celebrity_id`) REFERENCES `celebrity_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cancelled_by_user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_slug_unique` ON `campaigns` (`slug`);--> statement-breakpoint
CREATE INDEX `campaigns_owner` ON `campaigns` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_celebrity` ON `campaigns` (`celebrity_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_charity` ON `campaigns` (`charity_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_list` ON `campaigns` (`is_active`,`subscription_deadline`);--> statement-breakpoint
CREATE INDEX `campaigns_public` ON `campaigns` (`is_active`,`subscription_deadline`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `campaigns_stage` ON `campaigns` (case when "cancelled_at" is not null then 'stopped'
  when "winners_selected" = 1 then 'finished' when "is_active" = 0 then 'selecting'
  when "published_at" is null then 'unpublished' else 'running' end,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_name` ON `campaigns` (lower("name"));--> statement-breakpoint
CREATE INDEX `campaigns_skeleton` ON `campaigns` (`artist_skeleton`);--> statement-breakpoint
CREATE INDEX `campaigns_artist` ON `campaigns` (lower("artist_name"));--> statement-breakpoint
CREATE INDEX `campaigns_image` ON `campaigns` (`image_id`) WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX `campaigns_charity_due` ON `campaigns` (`charity_due_at`) WHERE charity_due_at is not null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX `campaigns_cancelled_by` ON `campaigns` (`cancelled_by_user_id`,`cancelled_at`) WHERE cancelled_by_user_id is not null;--> statement-breakpoint
CREATE INDEX `campaigns_selection` ON `campaigns` (`nominees_selected`,`closed_at`) WHERE is_active = 0 and winners_selected = 0;--> statement-breakpoint
CREATE TABLE `celebrity_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`artist_name` text NOT NULL,
	`skeleton` text,
	`email` text NOT NULL,
	`phone` text,
	`gender` text,
	`country_of_residence` text,
	`city` text,
	`known_for` text,
	`bio` text,
	`website` text,
	`has_fanbase` text,
	`fanbase_size` text,
	`social_media_profile` text,
	`avatar_id` text,
	`instagram` text,
	`twitter` text,
	`facebook` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `celebrity_profiles_user_id_unique` ON `celebrity_profiles` (`user_id`);--> statement-breakpoint
CREATE INDEX `celebrity_profiles_skeleton` ON `celebrity_profiles` (`skeleton`);--> statement-breakpoint
CREATE INDEX `celebrity_profiles_avatar` ON `celebrity_profiles` (`avatar_id`) WHERE avatar_id is not null;--> statement-breakpoint
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
CREATE TABLE `charities` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`skeleton` text,
	`approval_status` text DEFAULT 'pending' NOT NULL,
	`added_by` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reviewed_at` integer,
	`reviewed_by` text,
	`rejection_reason` text,
	FOREIGN KEY (`added_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reviewed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charities_key_unique` ON `charities` (`key`);--> statement-breakpoint
CREATE INDEX `charities_list` ON `charities` (`approval_status`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `charities_skeleton` ON `charities` (`skeleton`);--> statement-breakpoint
CREATE INDEX `charities_added_by` ON `charities` (`added_by`,`created_at`) WHERE added_by is not null;--> statement-breakpoint
CREATE INDEX `charities_reviewed_by` ON `charities` (`reviewed_by`) WHERE reviewed_by is not null;--> statement-breakpoint
CREATE INDEX `charities_unnoticed` ON `charities` (`approval_status`,`id`) WHERE reviewed_at is null;--> statement-breakpoint
CREATE TABLE `checkout_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `checkout_keys_expires` ON `checkout_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `embed_origins` (
	`campaign_id` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `origin`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`filename` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`caption` text,
	`mime_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`removed_at` integer,
	`bytes` integer DEFAULT 0 NOT NULL,
	`checked_at` integer DEFAULT 0 NOT NULL,
	`is_used` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_filename_unique` ON `media` (`filename`);--> statement-breakpoint
CREATE INDEX `media_uploader` ON `media` (`uploaded_by`,`created_at`);--> statement-breakpoint
CREATE INDEX `media_checked` ON `media` (`checked_at`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `media_removed` ON `media` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
CREATE TABLE `nominees` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`rank` integer NOT NULL,
	`score` real NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `nominees_rank` ON `nominees` (`campaign_id`,`rank`);--> statement-breakpoint
CREATE TABLE `owner_nominations` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`reason` text NOT NULL,
	`nominated_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `rankings` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`ranked_at` integer NOT NULL,
	`known_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reread_requests` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`asked_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `selection_runs` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`run_id` text,
	`attempt` integer NOT NULL,
	`started_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`next_attempt_at` integer,
	`failing_since` integer,
	`last_error` text,
	`given_up_at` integer,
	`waiting_since` integer,
	`waiting` integer DEFAULT 0 NOT NULL,
	`unjudged` text DEFAULT 'wait' NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `selection_runs_due` ON `selection_runs` (`next_attempt_at`) WHERE "selection_runs"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX `selection_runs_given_up` ON `selection_runs` (`given_up_at`) WHERE "selection_runs"."given_up_at" is not null;--> statement-breakpoint
CREATE TABLE `winners` (
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`slot` integer NOT NULL,
	`selected_at` integer NOT NULL,
	`reason` text,
	PRIMARY KEY(`campaign_id`, `submission_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `winners_slot` ON `winners` (`campaign_id`,`slot`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`url` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`payment_intent_id` text,
	`receipt_number` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`checked_at` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`paid_at` integer,
	`refund_due_at` integer,
	`refunded_at` integer,
	`method` text,
	`is_owners_method` integer DEFAULT false NOT NULL,
	`disputes` text DEFAULT '{}' NOT NULL,
	`failed_refunds` text DEFAULT '[]' NOT NULL,
	`refund_retry_at` integer,
	`refund_tries` integer DEFAULT 0 NOT NULL,
	`fee_cents` integer,
	`fee_due_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_attempt` ON `checkouts` (`submission_id`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_one_open` ON `checkouts` (`submission_id`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_intent` ON `checkouts` (`payment_intent_id`);--> statement-breakpoint
CREATE INDEX `checkouts_receipt` ON `checkouts` (`receipt_number`) WHERE receipt_number is not null;--> statement-breakpoint
CREATE INDEX `checkouts_unsettled` ON `checkouts` (`checked_at`) WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE INDEX `checkouts_refund_due` ON `checkouts` (`refund_due_at`) WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX `checkouts_refund_retry` ON `checkouts` (`refund_retry_at`) WHERE refund_retry_at is not null;--> statement-breakpoint
CREATE INDEX `checkouts_created` ON `checkouts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `checkouts_state` ON `checkouts` (case when "disputes" glob '*"inquiry"*' then 'inquiry' else "state" end,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `checkouts_paid` ON `checkouts` (`paid_at`) WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX `checkouts_method` ON `checkouts` (`method`) WHERE method is not null;--> statement-breakpoint
CREATE INDEX `checkouts_fee_due` ON `checkouts` (`fee_due_at`) WHERE fee_due_at is not null;--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`checkout_id` text,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_unapplied` ON `payment_events` (`received_at`,`id`) WHERE outcome in ('ignored', 'unreadable');--> statement-breakpoint
CREATE TABLE `webhook_refusals` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_refusals_at` ON `webhook_refusals` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `payout_access_log` (
	`id` text PRIMARY KEY NOT NULL,
	`charity_id` text NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `payout_access_log_charity` ON `payout_access_log` (`charity_id`,`at`);--> statement-breakpoint
CREATE INDEX `payout_access_log_user` ON `payout_access_log` (`user_id`,`at`) WHERE user_id is not null;--> statement-breakpoint
CREATE TABLE `payout_accounts` (
	`charity_id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`iban` text NOT NULL,
	`bic` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `payout_accounts_updated_by` ON `payout_accounts` (`updated_by`) WHERE updated_by is not null;--> statement-breakpoint
CREATE TABLE `payout_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`sent_on` text,
	`bank_reference` text,
	`sent_at` integer,
	`sent_by` text,
	`taken_back_at` integer,
	`taken_back_count` integer,
	`taken_back_cents` integer,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`sent_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_batches_message_id_unique` ON `payout_batches` (`message_id`);--> statement-breakpoint
CREATE INDEX `payout_batches_list` ON `payout_batches` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payout_batches_created_by` ON `payout_batches` (`created_by`) WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX `payout_batches_sent_by` ON `payout_batches` (`sent_by`) WHERE sent_by is not null;--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`charity_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`reference` text NOT NULL,
	`charity_name` text NOT NULL,
	`holder` text NOT NULL,
	`iban` text NOT NULL,
	`bic` text,
	`costs_covered_by` text NOT NULL,
	`payments` integer NOT NULL,
	`paid_cents` integer NOT NULL,
	`refunds` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`disputes` integer NOT NULL,
	`disputed_cents` integer NOT NULL,
	`priced_payments` integer NOT NULL,
	`costs_cents` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`carry_cents` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`frozen_at` integer NOT NULL,
	`mail_cursor` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charity_id`) REFERENCES `charities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `payout_batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_reference_unique` ON `payouts` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_campaign` ON `payouts` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `payouts_charity` ON `payouts` (`charity_id`,`frozen_at`);--> statement-breakpoint
CREATE INDEX `payouts_batch` ON `payouts` (`batch_id`);--> statement-breakpoint
CREATE INDEX `payouts_mails_due` ON `payouts` (`mail_cursor`) WHERE mail_cursor is not null;--> statement-breakpoint
CREATE TABLE `comparisons` (
	`campaign_id` text NOT NULL,
	`brief_version` integer NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`preference` text NOT NULL,
	`compared_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `brief_version`, `first_id`, `second_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`first_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`second_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `comparisons_first` ON `comparisons` (`first_id`);--> statement-breakpoint
CREATE INDEX `comparisons_second` ON `comparisons` (`second_id`);--> statement-breakpoint
CREATE TABLE `judge_probes` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`model` text NOT NULL,
	`rubric_version` text NOT NULL,
	`spearman` real NOT NULL,
	`twin_gap` real NOT NULL,
	`answers` integer NOT NULL,
	`passed` integer NOT NULL,
	`override_reason` text,
	`overridden_by` text,
	`probed_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `judge_probes_campaign` ON `judge_probes` (`campaign_id`,`probed_at`);--> statement-breakpoint
CREATE TABLE `campaign_briefs` (
	`campaign_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`digest` text NOT NULL,
	`frozen_at` integer NOT NULL,
	`position` integer,
	PRIMARY KEY(`campaign_id`, `version`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `record_entries` (
	`campaign_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`format` integer NOT NULL,
	`body` text NOT NULL,
	`digest` text NOT NULL,
	`written_at` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `position`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `record_entries_kind` ON `record_entries` (`campaign_id`,`kind`,`position`) WHERE kind in ('ranking', 'nomination', 'reopened');--> statement-breakpoint
CREATE TABLE `record_keys` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `score_heads` (
	`campaign_id` text NOT NULL,
	`position` integer NOT NULL,
	`hash` text NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `position`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `scores` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`position` integer NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`outcome` text DEFAULT 'scored' NOT NULL,
	`score` real,
	`explanation_nl` text,
	`explanation_en` text,
	`criteria` text,
	`flags` text DEFAULT '[]' NOT NULL,
	`readings` text DEFAULT '[]' NOT NULL,
	`cluster` text,
	`language` text,
	`answered` integer,
	`brief_version` integer,
	`model` text NOT NULL,
	`rubric_version` text NOT NULL,
	`prompt_hash` text NOT NULL,
	`proposed_score` real,
	`check_score` real,
	`scored_at` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scores_valid` ON `scores` (`submission_id`) WHERE "scores"."score" is not null;--> statement-breakpoint
CREATE INDEX `scores_submission` ON `scores` (`submission_id`,`round`);--> statement-breakpoint
CREATE UNIQUE INDEX `scores_chain` ON `scores` (`campaign_id`,`position`);--> statement-breakpoint
CREATE INDEX `scores_best` ON `scores` (`campaign_id`,`score`);--> statement-breakpoint
CREATE INDEX `scores_flagged` ON `scores` (`campaign_id`,`score`) WHERE flags <> '[]';--> statement-breakpoint
CREATE INDEX `scores_cluster` ON `scores` (`campaign_id`,`cluster`) WHERE "scores"."cluster" is not null;--> statement-breakpoint
CREATE TABLE `scoring_rounds` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`round` integer NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`recipient` text,
	`subject` text,
	`text` text,
	`html` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`sent_at` integer,
	`attachments` text,
	`batch` text,
	`failed_at` integer,
	`resent_at` integer,
	`unsubscribe_url` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`batch`,(unsubscribe_url is not null),`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mails_unsubscribable` ON `mails` (`key`) WHERE unsubscribe_url is not null;--> statement-breakpoint
CREATE INDEX `mails_sent` ON `mails` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`failed_at`,`id`) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient`) WHERE recipient is not null;--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`window_ends_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `sweeps` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`figures` text NOT NULL,
	`failed_parts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sweeps_started` ON `sweeps` (`started_at`,`id`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text,
	`celebrity_id` text,
	`email` text NOT NULL,
	`address_key` text NOT NULL,
	`user_id` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`opening_mailed_at` integer,
	`deadline_mailed_at` integer,
	`mailed_until` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`celebrity_id`) REFERENCES `celebrity_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_campaign` ON `reminders` (`campaign_id`,`address_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_celebrity` ON `reminders` (`celebrity_id`,`address_key`);--> statement-breakpoint
CREATE INDEX `reminders_address` ON `reminders` (`address_key`);--> statement-breakpoint
CREATE INDEX `reminders_user` ON `reminders` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `reminders_opening` ON `reminders` (`campaign_id`) WHERE confirmed_at is not null and opening_mailed_at is null;--> statement-breakpoint
CREATE INDEX `reminders_deadline` ON `reminders` (`campaign_id`) WHERE opening_mailed_at is not null and deadline_mailed_at is null;--> statement-breakpoint
CREATE INDEX `reminders_news` ON `reminders` (`celebrity_id`,`mailed_until`) WHERE mailed_until is not null;--> statement-breakpoint
CREATE INDEX `reminders_unconfirmed` ON `reminders` (`created_at`) WHERE confirmed_at is null;--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`campaign_id` text NOT NULL,
	`submission_id` text,
	`quote` text DEFAULT '' NOT NULL,
	`reason` text NOT NULL,
	`explanation` text NOT NULL,
	`address` text NOT NULL,
	`reporter_name` text,
	`reporter_email` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`decision` text,
	`statement` text,
	`decided_at` integer,
	`stop_due_at` integer,
	`decided_by` text,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`,`id`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`decided_at`,`id`) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX `reports_stop_due` ON `reports` (`stop_due_at`) WHERE stop_due_at is not null;--> statement-breakpoint
CREATE INDEX `reports_campaign` ON `reports` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `reports_submission` ON `reports` (`submission_id`) WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_email`) WHERE reporter_email is not null;--> statement-breakpoint
CREATE INDEX `reports_worded` ON `reports` ((case when decided_at is null then created_at else decided_at end)) WHERE quote || explanation || address || note || ifnull(reporter_name, '') || ifnull(reporter_email, '') <> '';--> statement-breakpoint
CREATE INDEX `reports_decided_by` ON `reports` (`decided_by`) WHERE decided_by is not null;--> statement-breakpoint
CREATE TABLE `shares` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`code` text NOT NULL,
	`name_allowed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_code_unique` ON `shares` (`code`);--> statement-breakpoint
CREATE INDEX `shares_names` ON `shares` (`campaign_id`,`name_allowed_at`) WHERE name_allowed_at is not null;--> statement-breakpoint
CREATE TABLE `stories` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`mail_cursor` integer DEFAULT 0,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stories_published` ON `stories` (`published_at`,`campaign_id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `stories_mail_due` ON `stories` (`mail_cursor`) WHERE mail_cursor is not null and published_at is not null;--> statement-breakpoint
CREATE TABLE `story_pictures` (
	`campaign_id` text NOT NULL,
	`place` integer NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `place`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `story_pictures_media` ON `story_pictures` (`media_id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`user_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`question_key` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`fan_number` integer DEFAULT 0 NOT NULL,
	`language` text NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`attempt_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`source` text DEFAULT 'site' NOT NULL,
	`embed_origin` text,
	`embed_page` text,
	`share_code` text,
	`network` text,
	`device` text,
	`paid_at` integer,
	`withdrawn_at` integer,
	`name_hidden_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_one_live` ON `submissions` (`campaign_id`,`user_id`) WHERE status in ('pending', 'processing', 'paid', 'failed', 'disputed');--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_fan_number` ON `submissions` (`campaign_id`,`fan_number`);--> statement-breakpoint
CREATE INDEX `submissions_user` ON `submissions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `submissions_campaign` ON `submissions` (`campaign_id`,`status`,`paid_at`);--> statement-breakpoint
CREATE INDEX `submissions_traced` ON `submissions` (`created_at`) WHERE network is not null;--> statement-breakpoint
CREATE INDEX `submissions_changed` ON `submissions` (`campaign_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `submissions_begun` ON `submissions` (`campaign_id`,`created_at`,`source`,`embed_origin`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_share` ON `submissions` (`share_code`,`status`) WHERE share_code is not null;--> statement-breakpoint
CREATE TABLE `thanks` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`transcript` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`sent_at` integer,
	`withdrawn_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `thanks_files` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`mime_type` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `thanks_files_campaign` ON `thanks_files` (`campaign_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `thanks_files_state` ON `thanks_files` (`state`,`updated_at`);--> statement-breakpoint
CREATE TABLE `wall_answers` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`display_name` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`allowed_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `wall_answers_campaign` ON `wall_answers` (`campaign_id`,`state`,`changed_at`,`submission_id`);--> statement-breakpoint
CREATE INDEX `wall_answers_allowed` ON `wall_answers` (`allowed_at`);