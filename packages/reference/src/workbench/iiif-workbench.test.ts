import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fullInfo, serviceOf, version3Info } from '../../../iiif/test/services.ts';
import { IiifWorkbench } from './iiif-workbench.tsx';
import { arrivalWords, requestWords } from './picture-words.ts';
import { RequestBench } from './request-bench.tsx';

const nothing = () => {};

describe('the workbench', () => {
  it('offers the samples and a field for any other picture', () => {
    const samples = [{ label: 'An etching', infoUrl: '/image/V0040217/info.json' }];
    const html = renderToStaticMarkup(
      createElement(IiifWorkbench, { samples, fetchInfo: async () => fullInfo }),
    );
    expect(html).toContain('An etching</option>');
    expect(html).toContain('role="status"');
  });

  it.each([fullInfo, version3Info])('names every control', (info) => {
    const html = renderToStaticMarkup(
      createElement(RequestBench, { service: serviceOf(info), announce: nothing }),
    );
    const ids = [...html.matchAll(/<(?:input|select)\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => id);
    const named = new Set([...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id));
    expect(ids.length).toBeGreaterThan(8);
    expect(ids.filter((id) => !named.has(id ?? ''))).toEqual([]);
    expect(html.match(/<input type="checkbox"/g)).toHaveLength(
      (html.match(/<label class="[^"]*"><input type="checkbox"/g) ?? []).length,
    );
    expect(html).toContain('Predicted size: <strong>200 by 150 pixels</strong>');
    for (const name of ['Thumbnail', 'Square crop', 'Detail', 'Full', 'Open deep zoom']) {
      expect(html).toContain(`>${name}</button>`);
    }
  });
});

describe('what is announced', () => {
  it('describes what is wrong, or the result', () => {
    const region = { x: 1, y: 2, width: 30, height: 40 };
    const predicted = { width: 3, height: 4 };
    expect(requestWords({ problems: [], region, predicted })).toBe(
      'Region of 30 by 40 pixels at 1, 2. Predicted size: 3 by 4 pixels.',
    );
    expect(requestWords({ problems: [{ part: 'size', words: 'Too large.' }] })).toBe(
      '1 problem. size: Too large.',
    );
  });

  it('never claims a picture that was not loaded', () => {
    const origin = 'https://site.example';
    const url = `${origin}/image/a/full/3,/0/default.jpg`;
    const predicted = { width: 3, height: 4 };
    expect(arrivalWords({ url }, predicted, origin)).toContain('sent no picture');
    expect(arrivalWords({ url }, predicted, 'https://other.example')).toContain('another host');
    expect(arrivalWords({ url, pixels: predicted }, predicted, origin)).toContain('as predicted');
    expect(arrivalWords({ url, pixels: { width: 3, height: 5 } }, predicted, origin)).toContain(
      'not 3 by 4 pixels as predicted',
    );
  });
});
