declare module '@generated/page-list/default/pages.json' {
  const pages: import('@site/config/component-pages').ListedPage[];
  export default pages;
}

declare module '@generated/page-list/default/examples.json' {
  const examples: (import('@site/config/list-examples').Example & {
    /** The last part of its address */
    slug: string;
    shown?: import('@site/config/result-picture').ResultPicture;
  })[];
  export default examples;
}

declare module '@tutorials/recorded' {
  export const recorded: import('@portal/cells/page').Recorded;
}
