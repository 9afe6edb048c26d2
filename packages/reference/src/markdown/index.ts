export { apiMarkdown, type MarkdownWords } from './api-markdown.ts';
export { type MarkdownPlace, operationMarkdown } from './operation-markdown.ts';
export { pagesMarkdown, partMarkdown } from './part-markdown.ts';
export { schemaMarkdown } from './schema-markdown.ts';
