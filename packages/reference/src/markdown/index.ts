export { apiMarkdown, type TwinWords } from './api-markdown.ts';
export { operationMarkdown, type TwinPlace } from './operation-markdown.ts';
export { pagesMarkdown, partMarkdown } from './part-markdown.ts';
export { schemaMarkdown } from './schema-markdown.ts';
