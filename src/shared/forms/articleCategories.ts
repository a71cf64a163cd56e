// The categories of articles. Each has a list of its own, a feed, and is a topic of the newsletter.

export const articleCategories = ['cloud-news', 'company'] as const;
export type ArticleCategory = (typeof articleCategories)[number];
