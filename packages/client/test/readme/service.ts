const astrolabe = {
  title: 'A brass astrolabe',
  image: 'https://api.example.org/image/o-17/info.json',
};
const bell = { title: "A ship's bell", image: 'https://api.example.org/image/o-18/info.json' };
const pages = [[astrolabe], [bell], []];

/** Just enough of a service for the examples in the README. */
export function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/v1/objects/o-17') return Response.json(astrolabe);
  const page = Number(searchParams.get('page'));
  return pathname === '/v1/objects'
    ? Response.json({ items: pages[page - 1] })
    : Response.json({ message: 'Not here' }, { status: 404 });
}
