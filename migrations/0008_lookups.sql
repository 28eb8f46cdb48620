CREATE INDEX `article_mentions_by_url` ON `article_mentions` (`url`);--> statement-breakpoint
CREATE INDEX `article_reads_by_article` ON `article_reads` (`article_id`);