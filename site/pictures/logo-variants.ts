import { setRootAttributes } from './set-root-attributes.ts';

export type LogoVariants = {
  light: string;
  dark: string;
  /** Follows the colour scheme of the reader's browser by itself. */
  favicon: string;
  /** On a solid ground with room around the mark, for home screens. */
  icon: string;
};

const darkRules =
  /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/;
const iconView = /<view\b[^>]*\bid="icon"[^>]*>/;

/** The forms of the logo that the site needs, from the one file that a designer edits. */
export function logoVariants(logo: string): LogoVariants {
  const view = iconView.exec(logo)?.[0].match(/\bviewBox="([^"]+)"/)?.[1];
  const problems = [
    ...(darkRules.test(logo)
      ? []
      : ['colours for dark mode: @media (prefers-color-scheme: dark) { … } in its <style>']),
    ...(view
      ? []
      : ['the part that an icon shows: <view id="icon" viewBox="left top width height"/>']),
  ];
  if (view === undefined || problems.length > 0) {
    throw new Error(`brand/logo.svg lacks ${problems.join(' and ')}.`);
  }
  const light = logo.replace(darkRules, '');
  return {
    light,
    dark: logo.replace(darkRules, '$1'),
    favicon: logo,
    icon: setRootAttributes(light, { class: 'icon', viewBox: view, width: 512, height: 512 }),
  };
}
