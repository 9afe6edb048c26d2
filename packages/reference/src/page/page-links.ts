import { createContext, useContext } from 'react';
import { operationAnchor, schemaAnchor } from '../model/index.ts';
import type { PagePart } from '../pages/page-part.ts';
import { addressOfPage } from '../pages/pages-index.ts';

/** Where operations and schemas are: on this page, unless the API has several. */
export type PageLinks = {
  operation: (operation: { id: string }) => string;
  schema: (name: string) => string;
  /** Whether an operation is on another page. */
  isElsewhere: (operationId: string) => boolean;
  /** A way to authenticate, which is explained once. */
  scheme: (anchor: string) => string;
  /** Whether there are other pages, so that a nested schema is a link to one. */
  leadElsewhere: boolean;
};

export const linksOnThisPage: PageLinks = {
  operation: (operation) => `#${operationAnchor(operation)}`,
  schema: (name) => `#${schemaAnchor(name)}`,
  isElsewhere: () => false,
  scheme: (anchor) => `#${anchor}`,
  leadElsewhere: false,
};

const Links = createContext(linksOnThisPage);

export const PageLinksProvider = Links.Provider;

export function usePageLinks(): PageLinks {
  return useContext(Links);
}

/** @param home the address of the API's first page */
export function linksBetweenPages(home: string, { slug, slugs }: PagePart): PageLinks {
  const before = (other: string | undefined) =>
    other === undefined || other === slug ? '' : addressOfPage(home, { slug: other });
  return {
    operation: (one) => `${before(slugs.operations[one.id])}${linksOnThisPage.operation(one)}`,
    schema: (name) => `${before(slugs.schemas[name])}${linksOnThisPage.schema(name)}`,
    isElsewhere: (id) => Object.hasOwn(slugs.operations, id),
    scheme: (anchor) => `${before('')}#${anchor}`,
    leadElsewhere: true,
  };
}
