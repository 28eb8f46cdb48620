import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The full-text index over articles, made by hand in the migrations: `rowid` is the number of the article, `tags` one word a tag. It
 * stands apart from the schema, whose tables are generated. */
export const articleSearch = sqliteTable("article_search", {
  rowid: integer("rowid").notNull(),
  title: text("title").notNull(),
  summary: text("summary").notNull(),
  body: text("body").notNull(),
  tags: text("tags").notNull(),
});
