export { apiCatalog, type CatalogedApi } from './api-catalog.ts';
export { changelogFeed, type FeedPlace, type Release, readReleases } from './changelog-feed.ts';
export { type BrokenLink, checkLinks, type LinkReport } from './check-links.ts';
export { linkFollower } from './follow-link.ts';
export { linksInMarkdown } from './links-in-markdown.ts';
export {
  type ListedPage,
  llmsFullText,
  llmsText,
  type PageSection,
  type SiteWords,
} from './llms-text.ts';
export { markdownPath } from './markdown-path.ts';
export { pageMarkdown } from './page-markdown.ts';
export { parsePage } from './parse-page.ts';
export { type SidebarItem, type SidebarSection, sidebarSections } from './sidebar-sections.ts';
export { type MarkdownPlan, writeMarkdown } from './write-markdown.ts';
