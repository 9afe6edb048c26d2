/** Modules that the plugin resolves, differently on the server and in a browser. */
declare module '@reference/apis' {
  type Entry = import('../plugin/page-entries.ts').PageEntry;
  /** By the page's key; only on the server. */
  export const entries: Record<string, () => Entry>;
  /** By the page's key; only in a browser, as the next two are. */
  export const loaders: Record<string, () => Promise<Entry>>;
  /** By the id of an API of several pages. */
  export const indexes: Record<string, () => Promise<import('../pages/index.ts').PagesIndex>>;
  export const outlines: Record<string, () => Promise<import('@portal/contract').Api>>;
  /** The prefix of an API's id in the address of its page, e.g. `/developers/api/` */
  export const folder: string;
}

declare module '@reference/article' {
  export const StaticArticle: (
    props: import('./article-props.ts').ArticleProps,
  ) => import('react').ReactNode;
}

declare module '@reference/transports' {
  export const transportsFor: (apiId: string) => import('../transport.ts').Transport[];
}

declare module '@reference/extras' {
  /** By API. A component takes no props: the site gives it what it needs. */
  export const extras: Record<string, () => Promise<import('react').ComponentType>>;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*/tokens.css';
