CREATE TABLE `article_mentions` (
	`article_id` text NOT NULL,
	`url` text NOT NULL,
	`source` text NOT NULL,
	`title` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`article_id`, `url`)
);
--> statement-breakpoint
CREATE TABLE `service_usage` (
	`day` text NOT NULL,
	`service` text NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `service`)
);
--> statement-breakpoint
CREATE TABLE `source_items` (
	`source_id` text NOT NULL,
	`key` text NOT NULL,
	`content_hash` text NOT NULL,
	`article_id` text,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`source_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `source_items_by_time` ON `source_items` (`seen_at`);--> statement-breakpoint
CREATE TABLE `source_reads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` text NOT NULL,
	`at` integer NOT NULL,
	`ms` integer NOT NULL,
	`error` text,
	`status` integer,
	`is_unchanged` integer DEFAULT false NOT NULL,
	`items` integer DEFAULT 0 NOT NULL,
	`fresh` integer DEFAULT 0 NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`notes` text NOT NULL,
	`rows_written` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `source_reads_by_time` ON `source_reads` (`at`);--> statement-breakpoint
CREATE INDEX `source_reads_by_source` ON `source_reads` (`source_id`,`at`);--> statement-breakpoint
CREATE TABLE `sources` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'feed' NOT NULL,
	`url` text NOT NULL,
	`address` text NOT NULL,
	`host` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`is_named` integer DEFAULT true NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`summary_only` integer DEFAULT false NOT NULL,
	`weight` real DEFAULT 1 NOT NULL,
	`state` text DEFAULT 'idle' NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`next_check_at` integer NOT NULL,
	`checked_at` integer,
	`succeeded_at` integer,
	`error` text,
	`status` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`etag` text,
	`last_modified` text,
	`unchanged_since` integer,
	`body_hash` text,
	`moved_to` text,
	`moved_count` integer DEFAULT 0 NOT NULL,
	`items_per_week` real DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_url_unique` ON `sources` (`url`);--> statement-breakpoint
CREATE INDEX `sources_by_turn` ON `sources` (`state`,`next_check_at`);--> statement-breakpoint
CREATE INDEX `sources_by_host` ON `sources` (`host`,`state`);--> statement-breakpoint
CREATE INDEX `articles_standing` ON `articles` (`published_at`) WHERE removed_at IS NULL;