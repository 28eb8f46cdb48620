ALTER TABLE `audit` ADD `before` text;--> statement-breakpoint
ALTER TABLE `credits` ADD `reversed_at` integer;--> statement-breakpoint
ALTER TABLE `credits` ADD `money_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `reversed_until` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `money_until` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `money_at` integer;
