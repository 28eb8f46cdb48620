CREATE TABLE `article_reads` (
	`user_id` text NOT NULL,
	`article_id` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `article_id`)
);
--> statement-breakpoint
CREATE INDEX `article_reads_by_time` ON `article_reads` (`user_id`,`read_at`);--> statement-breakpoint
CREATE TABLE `article_vectors` (
	`article_id` text PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`vector` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `kept_articles` (
	`user_id` text NOT NULL,
	`article_id` text NOT NULL,
	`kept_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `article_id`)
);
--> statement-breakpoint
CREATE INDEX `kept_articles_by_time` ON `kept_articles` (`user_id`,"kept_at" desc,"article_id" desc);--> statement-breakpoint
CREATE INDEX `kept_articles_by_article` ON `kept_articles` (`article_id`);--> statement-breakpoint
CREATE TABLE `member_sources` (
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`kind` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `url`)
);
--> statement-breakpoint
CREATE INDEX `member_sources_by_url` ON `member_sources` (`url`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`locale` text NOT NULL,
	`time_zone` text NOT NULL,
	`hour` integer NOT NULL,
	`tag_ids` text NOT NULL,
	`alert_score` integer,
	`due_at` integer NOT NULL,
	`alerted_at` integer,
	`alerted_story` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_turn` ON `push_subscriptions` (`due_at`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_alert` ON `push_subscriptions` (`alert_score`,`alerted_at`) WHERE alert_score IS NOT NULL;--> statement-breakpoint
CREATE TABLE `readers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`wishes` text,
	`seen_until` integer,
	`visited_at` integer
);
--> statement-breakpoint
ALTER TABLE `article_mentions` ADD `summary` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `article_mentions` ADD `lang` text;--> statement-breakpoint
ALTER TABLE `articles` ADD `story_id` text;--> statement-breakpoint
ALTER TABLE `articles` ADD `removed_for` text;--> statement-breakpoint
ALTER TABLE `articles` ADD `corrected_at` integer;--> statement-breakpoint
CREATE INDEX `articles_of_story` ON `articles` (`story_id`) WHERE story_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `tags` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tags` ADD `pinned_id` text;--> statement-breakpoint
ALTER TABLE `tags` ADD `pinned_until` integer;