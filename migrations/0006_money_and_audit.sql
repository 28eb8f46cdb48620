ALTER TABLE `audit` ADD `before` text;--> statement-breakpoint
ALTER TABLE `credits` ADD `reversed_at` integer;--> statement-breakpoint
ALTER TABLE `credits` ADD `money_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `reversed_until` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `money_until` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `money_at` integer;--> statement-breakpoint
-- An address that is not verified is nobody's own.
UPDATE `users` SET `emails` = (SELECT json_group_array(`value`) FROM json_each(`emails`) WHERE `value` <> `primary_email`), `primary_email` = '' WHERE `email_verified` = 0;
