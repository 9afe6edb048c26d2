const rooms = 70;

function answer(name: string, links = {}) {
  const schema = { $ref: `#/components/schemas/${name}` };
  return {
    200: { description: `The ${name}.`, content: { 'application/json': { schema } }, links },
  };
}

function byId(operationId: string, summary: string, tags: string[], responses: object) {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return { get: { operationId, summary, tags, parameters: [id], responses } };
}

function text(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
}

/** More operations than one page should have, most of them of one tag. */
export function largeDescription(): object {
  const roomPaths = Array.from({ length: rooms }, (_, index) => [
    `/rooms/r${index}/{id}`,
    byId(`getRoom${index}`, `Get room ${index}`, ['Rooms'], answer('Room')),
  ]);
  return {
    openapi: '3.1.1',
    info: { title: 'Palace API', version: '1.0.0', description: 'All rooms of the palace.' },
    servers: [{ url: '/v1' }],
    tags: [
      { name: 'Works of art', 'x-displayName': 'Works', description: 'What hangs in rooms.' },
      { name: '藝術家', 'x-displayName': 'Artists' },
    ],
    'x-tagGroups': [{ name: 'Collection', tags: ['Works of art', '藝術家'] }],
    paths: {
      '/works/{id}': byId(
        'getWork',
        'Get a work',
        ['Works of art'],
        answer('Work', {
          artist: { operationId: 'getArtist', parameters: { id: '$response.body#/artist' } },
        }),
      ),
      '/artists/{id}': byId('getArtist', 'Get an artist', ['藝術家'], answer('Artist')),
      ...Object.fromEntries(roomPaths),
      '/status/{id}': byId('getStatus', 'Get the status', [], answer('Room')),
    },
    components: {
      schemas: {
        Work: {
          type: 'object',
          properties: {
            ...text('id', 'artist', 'room'),
            maker: { $ref: '#/components/schemas/Artist' },
          },
        },
        Artist: { type: 'object', properties: text('id', 'name') },
        Room: { type: 'object', properties: text('id', 'name') },
      },
    },
  };
}
