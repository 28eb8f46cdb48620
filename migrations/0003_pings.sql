CREATE TABLE `articles` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`canonical_url` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`content` text NOT NULL,
	`source` text NOT NULL,
	`lang` text NOT NULL,
	`source_count` integer DEFAULT 1 NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`published_at` integer NOT NULL,
	`fetched_at` integer NOT NULL,
	`removed_at` integer,
	`like_count` integer DEFAULT 0 NOT NULL,
	`dislike_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_id_unique` ON `articles` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `articles_canonical_url_unique` ON `articles` (`canonical_url`);--> statement-breakpoint
CREATE INDEX `articles_by_time` ON `articles` (`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `feed_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`follower_id` text NOT NULL,
	`followee_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`follower_id`, `followee_id`)
);
--> statement-breakpoint
CREATE INDEX `follows_by_followee` ON `follows` (`followee_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text,
	`lang` text NOT NULL,
	`world_filter` text DEFAULT '' NOT NULL,
	`prompt` text DEFAULT '' NOT NULL,
	`enabled` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_user_id_unique` ON `tags` (`user_id`);--> statement-breakpoint
CREATE INDEX `tags_of_world` ON `tags` (`user_id`,`position`);--> statement-breakpoint
CREATE TABLE `votes` (
	`article_id` text NOT NULL,
	`user_id` text NOT NULL,
	`vote_type` text NOT NULL,
	PRIMARY KEY(`article_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `votes_by_user` ON `votes` (`user_id`);--> statement-breakpoint
CREATE TABLE `winks` (
	`tag_id` text NOT NULL,
	`article_id` text NOT NULL,
	`score` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`tag_id`, `article_id`)
);
--> statement-breakpoint
CREATE INDEX `winks_by_time` ON `winks` (`tag_id`,"created_at" desc,"article_id" desc,`score`);--> statement-breakpoint
CREATE INDEX `winks_by_article` ON `winks` (`article_id`);--> statement-breakpoint
-- Written by hand, as drizzle knows no virtual tables. It keeps no text of its own; its rows are numbered as those of articles.
CREATE VIRTUAL TABLE `article_search` USING fts5(`title`, `summary`, `body`, `tags`, content='', contentless_delete=1, tokenize='porter unicode61');--> statement-breakpoint
INSERT INTO `feed_version` (`id`, `version`) VALUES (1, 1);--> statement-breakpoint
-- What an administrator has saved that the world's feed follows, else what it follows until then (features/settings/focus/world-focus.ts).
INSERT INTO `tags` (`id`, `name`, `lang`, `enabled`, `position`)
	SELECT point.value ->> 'tag_id', point.value ->> 'tag_name', coalesce(point.value ->> 'lang', 'zh'), 1, point.key
	FROM `config`, json_each(`config`.`value`, '$.points') AS point
	WHERE `config`.`scope` = 'global' AND `config`.`type` = 'world_focus_points';--> statement-breakpoint
INSERT INTO `tags` (`id`, `name`, `lang`, `enabled`, `position`)
	SELECT column1, column2, column3, 1, column4 FROM (VALUES
		('ai_news_en', 'AI News', 'en', 0),
		('ai_news_zh', 'AI 资讯', 'zh', 1),
		('digital_currency', '数字货币', 'zh', 2))
	WHERE NOT EXISTS (SELECT 1 FROM `tags`);--> statement-breakpoint
-- What the members' own news agents look for.
INSERT INTO `tags` (`id`, `user_id`, `lang`, `world_filter`, `prompt`, `enabled`)
	SELECT `users`.`ping_id`, `users`.`id`, coalesce(`subject`.`lang`, 'en'),
		coalesce(`config`.`value` ->> '$.value.worldFilter', ''), coalesce(`config`.`value` ->> '$.value.prompt', ''),
		coalesce(`config`.`value` ->> '$.value.enabled', 0)
	FROM `config` JOIN `users` ON `users`.`id` = `config`.`scope`
	LEFT JOIN `tags` AS `subject` ON `subject`.`id` = `config`.`value` ->> '$.value.worldFilter'
	WHERE `config`.`type` = 'memwink_news_agent';
