CREATE TABLE `config` (
	`scope` text NOT NULL,
	`type` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `type`)
);
