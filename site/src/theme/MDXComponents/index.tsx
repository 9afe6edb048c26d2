import { InstitutionName } from '@site/src/docs-components/institution-name';
import { LanguageTabs } from '@site/src/docs-components/language-tabs';
import { Request } from '@site/src/docs-components/request';
import { ScrollableTable } from '@site/src/docs-components/scrollable-table';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * What a writer can use on any page without importing it: little, since every page loads it. What one
 * page shows, that page imports.
 */
export default {
  ...MDXComponents,
  CodeBlock,
  InstitutionName,
  LanguageTabs,
  Request,
  table: ScrollableTable,
};
