/** The colours a cloth is dyed in. */
export type Dyes = {
  ground: string;
  dark: string;
  main: string;
  second: string;
  third: string;
  light: string;
};

/** The same design in other colours, as a pattern book offers it. */
export function colourway(colours: Dyes, index: number): Dyes {
  const { ground, main, second, third, light } = colours;
  const ways: readonly Dyes[] = [
    colours,
    { ...colours, main: second, second: third, third: main },
    { ...colours, ground: light, main: third, third: second, second: main },
    { ...colours, ground: third, third: ground },
    { ...colours, ground: main, main: light, light: ground },
  ];
  return ways[index % ways.length] ?? colours;
}

export const dyes = {
  madder: {
    ground: '#efe2c4',
    dark: '#3a1a18',
    main: '#a8322a',
    second: '#d9774a',
    third: '#35557a',
    light: '#f7efdc',
  },
  indigo: {
    ground: '#1f3a6b',
    dark: '#0e1c3a',
    main: '#e9e6da',
    second: '#6f98c8',
    third: '#b9cde0',
    light: '#f6f3e8',
  },
  weld: {
    ground: '#e6b93a',
    dark: '#4a2f14',
    main: '#b5402a',
    second: '#3f6a4a',
    third: '#f6e3a0',
    light: '#fbf2d2',
  },
  cochineal: {
    ground: '#b01e3c',
    dark: '#3c0a18',
    main: '#f2c65a',
    second: '#f3e4d0',
    third: '#1f5a6a',
    light: '#fbe9dc',
  },
  verdigris: {
    ground: '#cfe0cc',
    dark: '#173a34',
    main: '#1f7a66',
    second: '#c9483a',
    third: '#e6b24a',
    light: '#f3f4e4',
  },
  mauve: {
    ground: '#e9dcec',
    dark: '#321a44',
    main: '#7a3a9a',
    second: '#c45a9a',
    third: '#3f8a7a',
    light: '#fbf3fa',
  },
  logwood: {
    ground: '#22201f',
    dark: '#0c0b0b',
    main: '#c9a24a',
    second: '#a8382e',
    third: '#6f7f78',
    light: '#efe6d2',
  },
  hunting: {
    ground: '#1f4a36',
    dark: '#0d2018',
    main: '#16294f',
    second: '#b8322c',
    third: '#e0b83f',
    light: '#eeeada',
  },
  dress: {
    ground: '#b52a26',
    dark: '#180f10',
    main: '#20406e',
    second: '#f1efe6',
    third: '#e3bf3a',
    light: '#fbf8f0',
  },
  sky: {
    ground: '#f4f1e6',
    dark: '#2a3f5a',
    main: '#5c97c8',
    second: '#e58a7a',
    third: '#9cc29a',
    light: '#ffffff',
  },
  soga: {
    ground: '#f0dfb8',
    dark: '#3a2210',
    main: '#7a4a1e',
    second: '#26375e',
    third: '#b98546',
    light: '#f8eed2',
  },
  plum: {
    ground: '#4a1f3c',
    dark: '#1e0a1a',
    main: '#d98aa0',
    second: '#e8c78a',
    third: '#7f9a86',
    light: '#f4e6da',
  },
} satisfies Record<string, Dyes>;

export type DyeName = keyof typeof dyes;
export const dyeNames = Object.keys(dyes) as [DyeName, ...DyeName[]];
