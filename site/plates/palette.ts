export type PlatePalette = {
  paper: string;
  raised: string;
  ink: string;
  soft: string;
  rule: string;
  teal: string;
  accent: string;
  wash: string;
};

export const lightPalette: PlatePalette = {
  paper: '#fbf8f1',
  raised: '#ffffff',
  ink: '#1d2522',
  soft: '#5b6661',
  rule: '#d9d1bf',
  teal: '#007868',
  accent: '#b4491f',
  wash: '#efe8d8',
};

export const darkPalette: PlatePalette = {
  paper: '#141917',
  raised: '#1c2321',
  ink: '#ece7db',
  soft: '#a3ada7',
  rule: '#36413d',
  teal: '#4fc7b2',
  accent: '#f0925f',
  wash: '#222b28',
};
