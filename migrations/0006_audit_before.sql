ALTER TABLE `audit` ADD `before` text;--> statement-breakpoint
UPDATE `users` SET `emails` = (SELECT json_group_array(`value`) FROM json_each(`emails`) WHERE `value` <> `primary_email`), `primary_email` = '' WHERE `email_verified` = 0;
