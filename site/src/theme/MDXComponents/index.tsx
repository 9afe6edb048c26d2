import { CollectionDiagram } from '@site/src/diagrams/collection-diagram';
import { IiifUrlDiagram } from '@site/src/diagrams/iiif-url-diagram';
import { ProviderName } from '@site/src/docs-components/provider-name';
import { Request } from '@site/src/docs-components/request';
import { ScrollableTable } from '@site/src/docs-components/scrollable-table';
import { ExampleCards } from '@site/src/examples/example-cards';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';

/** What a writer can use on any page without importing it. */
export default {
  ...MDXComponents,
  CodeBlock,
  CollectionDiagram,
  ExampleCards,
  IiifUrlDiagram,
  ProviderName,
  Request,
  table: ScrollableTable,
};
