import jpeg from 'jpeg-js';
import type { RunnerFetch } from '../src/run/cell-fetch.ts';

const works = ['Annals', 'Bones', 'Bees of the county'].map((title, at) => ({
  id: `work${at}`,
  title,
  type: 'Work',
  production: [{ label: `London, ${1700 + at}`, type: 'ProductionEvent' }],
}));

const picture = jpeg.encode({ width: 4, height: 3, data: Buffer.alloc(48, 90) }, 80).data;

/** The part of the APIs that the fixture requests. */
export const servedFetch: RunnerFetch = ({ url }) => {
  const { pathname, origin } = new URL(url);
  if (pathname.endsWith('/works')) return Response.json({ results: works, totalResults: 3 });
  if (pathname.endsWith('/images')) {
    const thumbnail = { url: `${origin}/sandbox/image/V0001/info.json` };
    return Response.json({
      results: [{ id: 'img1', thumbnail, source: { title: 'A <i>cat</i>' } }],
    });
  }
  if (pathname.startsWith('/sandbox/image/')) {
    return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
  }
  return new Response('not here', { status: 404 });
};
