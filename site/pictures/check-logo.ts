import sax from 'sax';
import { rootAttribute, svgProblems, svgRoot } from '../config/brand/svg-problems.ts';

/** How wide a logo may be for its height: what the navigation bar has room for. */
const narrowest = 0.5;
const widest = 6;

/** How wide a logo is for its height, from its viewBox */
export function logoAspect(logo: string): number | undefined {
  const box = rootAttribute(svgRoot(logo) ?? '', 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box ?? [];
  return box?.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0
    ? width / height
    : undefined;
}

/** Every problem with the logo, each as the end of a sentence about its file. */
export function logoProblems(logo: string): string[] {
  const broken = syntaxError(logo);
  if (broken !== undefined) return [`is not well-formed: ${broken}`];
  const aspect = logoAspect(logo);
  return [
    ...svgProblems(logo),
    ...(svgRoot(logo) && aspect === undefined
      ? ['must have a viewBox of four numbers, such as viewBox="0 0 64 64"']
      : []),
    ...(aspect !== undefined && (aspect < narrowest || aspect > widest)
      ? [
          `is ${Number(aspect.toFixed(2))} times as wide as high; it must be between ${narrowest} and ${widest} times`,
        ]
      : []),
  ];
}

function syntaxError(logo: string): string | undefined {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(logo).close();
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll('\n', ', ');
  }
}
