import { gzipSync } from 'node:zlib';
import { json } from './answers.ts';

const online = { availabilities: [{ id: 'online', label: 'Online', type: 'Availability' }] };
const picture = { workType: { id: 'k', label: 'Pictures', type: 'Format' }, type: 'Work' };

const remedies = {
  id: 'm3rvk8pd',
  title: 'Household remedies, collected by Petronella Ash',
  production: [{ label: 'London, 1704', type: 'ProductionEvent' }],
  type: 'Work',
};

const snapshot = [
  { ...picture, ...online, id: 'hx7q2mvb' },
  { ...picture, ...online, id: 'b4rt7wka' },
  { ...picture, ...online, id: 'n2vd8pzc' },
  { ...picture, id: 'j5hs3xqe', availabilities: [] },
  { ...remedies, ...online },
];

const image = {
  id: 't4ncwz8k',
  locations: [{ url: 'https://api.example.org/image/V0040217/info.json', type: 'DigitalLocation' }],
  type: 'Image',
};

function list(results: unknown[], totalResults: number) {
  return {
    type: 'ResultList',
    pageSize: 100,
    totalPages: Math.ceil(totalResults / 100),
    totalResults,
    results,
  };
}

const gone = {
  errorType: 'http',
  httpStatus: 410,
  label: 'Gone',
  description: 'This work has been deleted',
  type: 'Error',
};

/** Just enough of the services for the examples of the README. */
export function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  switch (pathname) {
    case '/catalogue/v2/works':
      return searchParams.get('subjects.label') === '"Medicine, Popular",Herbs'
        ? json(list([remedies], 1))
        : json(list([picture], 12_000));
    case '/catalogue/v2/works/k2wfn7cs':
      return json(gone, { status: 410 });
    case '/catalogue/v2/images/t4ncwz8k':
      return json(image);
    case '/datasets/catalogue/v2/works.json.gz':
      return new Response(gzipSync(snapshot.map((one) => `${JSON.stringify(one)}\n`).join('')));
    default:
      return new Response('Not here', { status: 404 });
  }
}
