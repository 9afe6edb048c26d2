import { describe, expect, it } from 'vitest';
import { runSources } from '../../test/run-sources.ts';
import { outputHtml } from '../html/output-html.ts';
import type { SvgOutput } from '../output.ts';

async function drawn(source: string): Promise<SvgOutput> {
  const { shown, error } = await runSources([source]);
  expect(error).toBeUndefined();
  return shown[0] as SvgOutput;
}

const importPlot = "import * as Plot from '@observablehq/plot';\n";

describe('plot', () => {
  it('draws a chart whose numbers, ids and colours do not depend on when it is drawn', async () => {
    const source = `${importPlot}plot({ color: { legend: true }, marks: [
      Plot.barX([{ a: 'x', b: 1 / 3 }, { a: 'y', b: 1 }], { x: 'b', y: 'a', fill: 'a', clip: true })
    ] }, { title: 'Bars & more', description: 'Two bars.' })`;
    const one = await drawn(source);
    const two = await drawn(source);
    expect(two).toEqual(one);
    expect(one.legend).toEqual([
      { label: 'x', colour: 'var(--cell-colour-1, #4269d0)' },
      { label: 'y', colour: 'var(--cell-colour-2, #efb118)' },
    ]);
    expect(one.svg).not.toMatch(/\d\.\d{3}|<style|class=|plot-clip/);
    expect(one.svg).toContain('url(#__cell__-1)');
    const html = outputHtml(one, { prefix: 'cell-2-1' });
    expect(html).toContain('role="img" aria-labelledby="cell-2-1-title cell-2-1-desc"');
    expect(html).toContain('<title id="cell-2-1-title">Bars &amp; more</title>');
    expect(html).toContain('clip-path="url(#cell-2-1-1)"');
    expect(html).not.toContain('__cell__');
  });

  it('draws the legend of a continuous scale', async () => {
    const { ramp } =
      await drawn(`${importPlot}plot({ color: { legend: true, scheme: 'blues' }, marks: [
      Plot.dot([[1, 2], [3, 4]], { fill: (d: number[]) => d[0] })
    ] }, { title: 'Dots' })`);
    expect(ramp).toContain('href="data:image/svg+xml,');
  });

  it('draws maps', async () => {
    const { svg } = await drawn(`${importPlot}
      import { feature } from 'topojson-client';
      import atlas from 'world-atlas/land-110m.json';
      const land = feature(atlas as never, (atlas as any).objects.land);
      plot({ projection: 'equal-earth', marks: [Plot.geo(land, { fill: 'currentColor' }), Plot.sphere()] },
        { title: 'Land' });`);
    expect(svg.length).toBeGreaterThan(10_000);
    expect(svg.length).toBeLessThan(80_000);
  });

  it('draws pictures as the nodes of a graph', async () => {
    const { svg } = await drawn(`${importPlot}
      import { forceLink, forceManyBody, forceSimulation } from 'd3-force';
      const nodes = ['a', 'b'].map((id) => ({ id, url: \`https://x.example/\${id}?a=1&b=2\` }));
      forceSimulation(nodes as any[]).force('link', forceLink([{ source: 0, target: 1 }])).force('charge', forceManyBody()).stop().tick(50);
      plot({ marks: [Plot.image(nodes, { x: 'x', y: 'y', src: 'url', r: 20 })] }, { title: 'A graph' });`);
    expect(svg.match(/<image [^>]*href="https:\/\/x\.example\/[ab]\?a=1&amp;b=2"/g)).toHaveLength(
      2,
    );
    const picture = (url: string) =>
      url === 'https://x.example/a?a=1&b=2' ? { src: '/a.jpg' } : undefined;
    const html = outputHtml({ kind: 'svg', title: 't', svg }, { prefix: 'p', picture });
    expect(html).toContain('href="/a.jpg"');
    expect(html).toContain('href="https://x.example/b');
  });

  it('needs a title', async () => {
    const { error } = await runSources([`${importPlot}plot({ marks: [] }, {} as never)`]);
    expect(error?.message).toContain('plot() needs a title');
    expect(error?.line).toBe(2);
  });
});

describe('svg', () => {
  it('keeps the drawing and nothing that could run or load anything', async () => {
    const { svg } =
      await drawn(`svg(\`<svg viewBox="0 0 20 10" onload="x()"><script>x()</script><style>*{}</style>
      <foreignObject><b>x</b></foreignObject><a href="javascript:x()"><circle r="1.23456" onclick="x()"/></a>
      <image href="file:///etc/passwd"/><use href="#a"/><g id="a"><text>a &lt; b</text></g></svg>\`, { title: 'T' })`);
    expect(svg).not.toMatch(/script|style|foreign|onload|onclick|javascript|file:|<b>/);
    expect(svg).toContain('<circle r="1.23"/>');
    expect(svg).toContain('<use href="#__cell__-1"/><g id="__cell__-1"><text>a &lt; b</text></g>');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 20 10" width="20" height="10">/,
    );
  });

  it('keeps elements whose names have capitals', async () => {
    const { svg } =
      await drawn(`svg(\`<svg viewBox="0 0 9 9"><!-- a --><clipPath id="a"><rect/></clipPath><linearGradient id="b"/>
      <rect clip-path="url(#a)" fill="url(#b)"/></svg>\`, { title: 'T' })`);
    expect(svg).toContain('<clipPath id="__cell__-1"><rect/></clipPath>');
    expect(svg).toContain('<linearGradient id="__cell__-2"/>');
  });

  it.each([
    ['d', 'M1.23456,2.5', 'M1.23,2.5'],
    ['d', 'M2.999.5L1.0001.25.125', 'M3 .5L1 .25 0.13'],
    ['d', 'M1.5.5-.25', 'M1.5 .5-.25'],
    // Two flags and a number.
    ['d', 'a1 1 0 01.2345 5', 'a1 1 0 01.2345 5'],
    ['points', '1.0001.5 2e-9,3', '1 .5 0,3'],
    ['transform', 'translate(1.23456,6.1e-16)', 'translate(1.23,0)'],
    ['transform', 'translate(9) scale(0.0015)', 'translate(9) scale(0.0015)'],
    ['transform', 'matrix(.0012345678 0 0 1 0 0)', 'matrix(0.001235 0 0 1 0 0)'],
  ])('rounds the numbers in %s="%s" and changes no drawing', async (name, given, expected) => {
    const { svg } = await drawn(
      `svg('<svg viewBox="0 0 9 9"><path ${name}="${given}"/></svg>', { title: 'T' })`,
    );
    expect(svg).toContain(`<path ${name}="${expected}"/>`);
  });

  it.each([
    ['href="#a" xlink:href="#b"', '#a'],
    ['xlink:href="#b" href="#a"', '#a'],
    ['xlink:href="#b"', '#b'],
  ])('keeps one of two links: %s', async (links, kept) => {
    const { svg } = await drawn(
      `svg('<svg viewBox="0 0 9 9"><g id="${kept.slice(1)}"/><use ${links}/></svg>', { title: 'T' })`,
    );
    expect(svg).toContain('<g id="__cell__-1"/><use href="#__cell__-1"/>');
  });

  it.each([
    ["'<p>no</p>'", 'one <svg>'],
    [`'<svg><path d="' + 'M0,0'.repeat(200_000) + '"/></svg>'`, 'too large'],
  ])('refuses %s', async (markup, message) => {
    const { error } = await runSources([`svg(${markup}, { title: 'T' })`]);
    expect(error?.message).toContain(message);
  });
});
