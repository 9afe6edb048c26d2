declare module '@generated/page-list/default/pages.json' {
  const pages: import('@site/config/navigation/component-pages').ListedPage[];
  export default pages;
}

declare module '@generated/page-list/default/entrances.json' {
  const entrances: Pick<
    import('@site/config/navigation/component-pages').ListedPage,
    'path' | 'title'
  >[];
  export default entrances;
}

declare module '@generated/page-list/default/examples.json' {
  const examples: (import('@site/config/tutorials/list-examples').Example & {
    shown: import('@site/config/tutorials/result-picture').ResultPictures;
  })[];
  export default examples;
}

declare module '@tutorials/recorded' {
  export const recorded: import('@portal/cells/page').Recorded;
}

declare module '@generated/portal-data/default/home.json' {
  const home: import('@portal/portal').HomePage;
  export default home;
}

declare module '@generated/portal-data/default/live.json' {
  const live: import('@site/config/apis/plan-live-request').LivePlan | null;
  export default live;
}

declare module '@generated/portal-data/default/opening.json' {
  const opening: import('@site/config/apis/plan-opening').Opening | null;
  export default opening;
}

declare module '@generated/portal-data/default/cards.json' {
  const cards: {
    id: string;
    label: string;
    words: string;
    plate?: string;
    guide?: string;
    hasReference: boolean;
  }[];
  export default cards;
}

declare module '@generated/portal-data/default/sandbox.json' {
  const sandboxPage: import('@portal/portal').SandboxPage;
  export default sandboxPage;
}

declare module '@generated/portal-data/default/pictures.json' {
  const pictures: import('@portal/portal').SamplePicture[];
  export default pictures;
}

declare module '@home/*' {
  const Words: import('react').ComponentType;
  export default Words;
}
