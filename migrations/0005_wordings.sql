ALTER TABLE `users` ADD `wordings_day` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `wordings` integer DEFAULT 0 NOT NULL;