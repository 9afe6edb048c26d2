export type Paper = { paper: string; ink: string; second: string; edge: string };

export const paperNames = [
  'cream',
  'white',
  'grey',
  'blue',
  'pink',
  'yellow',
  'green',
  'buff',
  'night',
  'orange',
  'sky',
] as const;

/** Paper, the two inks, and what time has made of the edges. */
export const papers: Record<(typeof paperNames)[number], Paper> = {
  cream: { paper: '#eee2c8', ink: '#241d17', second: '#a92a1b', edge: '#c9ae7c' },
  white: { paper: '#f3efe4', ink: '#1c1b1a', second: '#c8321f', edge: '#d8cdb4' },
  grey: { paper: '#d9d6cc', ink: '#22242a', second: '#8e2430', edge: '#b5ae9c' },
  blue: { paper: '#a9c0cf', ink: '#16202c', second: '#8f1d22', edge: '#8399a3' },
  pink: { paper: '#ecc2b6', ink: '#2a1719', second: '#17458c', edge: '#cf9a86' },
  yellow: { paper: '#f0cf67', ink: '#241a10', second: '#a5251b', edge: '#d2a63b' },
  green: { paper: '#b9cfa6', ink: '#142418', second: '#9c2a1a', edge: '#92ab7f' },
  buff: { paper: '#dcc39a', ink: '#2b1d12', second: '#1f4f7a', edge: '#b79663' },
  night: { paper: '#1d2024', ink: '#ece3cf', second: '#e0a53a', edge: '#14161a' },
  orange: { paper: '#e98b3a', ink: '#1d1512', second: '#f8efd8', edge: '#c66a22' },
  sky: { paper: '#f1ead8', ink: '#1d4f8f', second: '#d2472a', edge: '#d4c6a2' },
};
