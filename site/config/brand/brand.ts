import type { Brand, Typeface, TypefaceUse } from '@portal/portal';

/** The typefaces of a portal that chooses none */
export const defaultTypefaces: Record<TypefaceUse, Typeface> = {
  heading: {
    family: 'Brygada 1918 Variable',
    file: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    weights: '400 700',
    fallback: 'serif',
  },
  text: {
    family: 'Source Sans 3 Variable',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weights: '200 900',
    fallback: 'sans-serif',
  },
  code: {
    family: 'JetBrains Mono Variable',
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weights: '100 800',
    fallback: 'monospace',
  },
};

export function typefacesOf({
  typefaces: { heading, text, code } = {},
}: Pick<Brand, 'typefaces'>): Record<TypefaceUse, Typeface> {
  return {
    heading: heading ?? defaultTypefaces.heading,
    text: text ?? defaultTypefaces.text,
    code: code ?? defaultTypefaces.code,
  };
}
