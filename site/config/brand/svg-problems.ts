/** What is wrong with a drawing that pages show, each as the end of a sentence about its file. */
export function svgProblems(svg: string): string[] {
  const references = [
    ...svg.matchAll(/\b(?:href|src)\s*=\s*["']([^"']*)/g),
    ...svg.matchAll(/\burl\(\s*["']?([^"')]*)/g),
  ].map(([, target = '']) => target);
  const checks: [isWrong: boolean, problem: string][] = [
    [svgRoot(svg) === undefined, 'must be an SVG'],
    [
      /<script\b|\son\w+\s*=|<foreignObject\b|<!(?:DOCTYPE|ENTITY)/i.test(svg),
      'must contain no script, event handler, HTML or document type',
    ],
    [
      references.some((target) => !/^(?:#|data:image\/)/.test(target)) || /@import\b/.test(svg),
      'must refer to nothing outside itself',
    ],
    [/<text\b/.test(svg), 'must have its lettering as paths: a browser may lack the typeface'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

/** The opening tag of an SVG */
export function svgRoot(svg: string): string | undefined {
  return /<svg(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(svg)?.[0];
}

export function rootAttribute(root: string, name: string): string | undefined {
  const [, double, single] =
    root.match(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]+)"|'([^']+)')`)) ?? [];
  return double ?? single;
}
