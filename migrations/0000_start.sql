CREATE TABLE `resume_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `resume_jobs_by_user` ON `resume_jobs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `resume_jobs_by_state` ON `resume_jobs` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`ping_id` text NOT NULL,
	`primary_email` text NOT NULL,
	`emails` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`name` text,
	`image_url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_ping_id_unique` ON `users` (`ping_id`);