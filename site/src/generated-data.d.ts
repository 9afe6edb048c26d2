declare module '@generated/page-list/default/pages.json' {
  const pages: import('@site/config/component-pages').ListedPage[];
  export default pages;
}

declare module '@generated/page-list/default/examples.json' {
  const examples: import('@site/config/list-examples').Example[];
  export default examples;
}
