import type { Values } from '@portal/contract';
import { expressNotFound, jsonAnswer, redirect } from '../answers/answer.ts';
import { notFound, ServiceError } from '../answers/service-error.ts';
import { onlyGet } from '../only-get.ts';
import { listOf, textOf } from '../read-values.ts';
import { baseOf, type Call } from '../sandbox-request.ts';
import { defineService } from '../service.ts';
import { checkQuery, checkWindow } from './check-query.ts';
import { createConcepts } from './concepts.ts';
import { createImages } from './images.ts';
import { listConcepts } from './list-concepts.ts';
import { createWorks } from './works.ts';

const json = 'application/json';
const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';
const concepts = '/catalogue/v2/concepts';

function idOf({ values }: Call): string {
  return textOf(values, 'id') ?? '';
}

/** The id of a work or an image; a malformed one is refused before the query is checked. */
function checkedId(call: Call, kind: 'Work' | 'Image'): string {
  const id = idOf(call);
  if (!/^[a-z0-9]+$/.test(id)) throw notFound(kind, id);
  return id;
}

/** Colours and similarity depend on how images look. */
function needOfImages(values: Values): 'images' | 'likeness' {
  const isByLooks =
    values.colors !== undefined || listOf(values, 'include').some((one) => /similar/i.test(one));
  return isByLooks ? 'likeness' : 'images';
}

/** Works and images are one service, concepts another; each handles errors in its own way. */
export const catalogueService = defineService({
  files: [],
  open: ({ collection }) => ({
    works: createWorks(collection),
    images: createImages(collection),
    concepts: createConcepts(collection),
  }),
  operations: {
    getWorks: {
      paths: [works],
      needs: ['works'],
      handle(call, engine) {
        checkQuery(call);
        checkWindow(call, 'works');
        return jsonAnswer(200, engine.works.list(call.values, call.url), json);
      },
    },
    getWork: {
      paths: [`${works}/{id}`],
      needs: ['works'],
      handle(call, engine) {
        const id = checkedId(call, 'Work');
        checkQuery(call);
        const found = engine.works.one(id, listOf(call.values, 'include'));
        if ('text' in found) return jsonAnswer(200, found.text, json);
        return redirect(302, `${call.mount}${works}/${found.movedTo}${call.url.search}`);
      },
    },
    getImages: {
      paths: [images],
      needs: ['images', 'likeness'],
      choose: needOfImages,
      handle(call, engine) {
        checkQuery(call);
        checkWindow(call, 'images');
        return jsonAnswer(200, engine.images.list(call.values, call.url), json);
      },
    },
    getImage: {
      paths: [`${images}/{id}`],
      needs: ['images', 'likeness'],
      choose: needOfImages,
      handle(call, engine) {
        const id = checkedId(call, 'Image');
        checkQuery(call);
        return jsonAnswer(200, engine.images.one(id, listOf(call.values, 'include')), json);
      },
    },
    getConcepts: {
      paths: [concepts],
      needs: ['concepts'],
      handle: (call, engine) => listConcepts(call, engine.concepts),
    },
    getConcept: {
      paths: [`${concepts}/{id}`],
      needs: ['concepts'],
      handle(call, engine) {
        const concept = engine.concepts.one(idOf(call));
        if (!concept) throw notFound('Concept', idOf(call));
        return jsonAnswer(200, JSON.stringify(concept), `${json}; charset=utf-8`);
      },
    },
  },
  folders: {
    [concepts]: {
      format: 'concepts',
      isKept: true,
      otherwise: ({ method, mount, path }) => expressNotFound(method, `${mount}${path}`),
    },
    '/catalogue': {
      format: 'works',
      isKept: true,
      otherwise(request) {
        const { path, mount } = request;
        if (/^\/catalogue\/v1(\/|$)/.test(path)) {
          const here = `${baseOf(request)}${works}`;
          throw new ServiceError(410, `This API is now decommissioned. Please use ${here}.`);
        }
        onlyGet(request, 'HTTP method not allowed, supported methods: GET');
        throw new ServiceError(404, `Page not found for URL ${mount}${path}`);
      },
    },
  },
});
