import type { ArticleView } from "./article-view";

export function ArticleScreen({ article }: { article: ArticleView }) {
  return (
    <article className="wrap section reading">
      <h1>{article.title}</h1>
      <p>{article.summary}</p>
    </article>
  );
}
