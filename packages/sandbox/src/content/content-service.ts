import { type Answer, expressNotFound, jsonAnswer } from '../answers/answer.ts';
import { contentList, isBeyondWindow, pageSlice, resultWindow } from '../answers/result-list.ts';
import { notFound, ServiceError } from '../answers/service-error.ts';
import type { Collection } from '../collection.ts';
import { editorialImage } from '../iiif/editorial-image.ts';
import { noSuchImage } from '../iiif/image-error.ts';
import { onlyGet } from '../only-get.ts';
import { textOf } from '../read-values.ts';
import type { Call } from '../sandbox-request.ts';
import { defineService, type Resources } from '../service.ts';
import { type IdFilters, readContentQuery } from './check-query.ts';
import { createContentLists } from './content-lists.ts';
import { readSummaryId, slugOf } from './summary-id.ts';

type Engine = {
  collection: Collection;
  lists: ReturnType<typeof createContentLists>;
  pictures: Resources;
};

const base = '/content/v0';
const idFilters: Readonly<Record<keyof Engine['lists'], IdFilters>> = {
  articles: { format: 'formats', 'contributors.contributor': 'contributors' },
  events: { format: 'formats', audience: 'audiences', interpretation: 'interpretations' },
  all: {},
};

function json(text: string): Answer {
  return jsonAnswer(200, text, 'application/json; charset=utf-8');
}

/** The service fails here, so its clients would try again. */
const beyondWindow = `Only the first ${resultWindow} results are available. The same request will fail again.`;

function list(kind: keyof Engine['lists']) {
  return (call: Call, { lists }: Engine): Answer => {
    const query = readContentQuery(call, idFilters[kind]);
    if (isBeyondWindow(query)) throw new ServiceError(500, beyondWindow);
    const sortsByTime = query.sort !== 'relevance';
    const { found, aggregations } = lists[kind](query, sortsByTime);
    return json(
      contentList({
        page: query,
        total: found.length,
        results: pageSlice<unknown>(found, query).map((item) => JSON.stringify(item)),
        url: call.url,
        ...(query.aggregations.length > 0 && { aggregations: JSON.stringify(aggregations) }),
      }),
    );
  };
}

function checkPublished({ withdrawn }: Collection, id: string): void {
  if (!withdrawn.content.includes(id)) return;
  throw new ServiceError(410, 'This content has been withdrawn');
}

function one(kind: 'articles' | 'events', name: string) {
  return ({ values }: Call, { collection }: Engine): Answer => {
    const id = textOf(values, 'id') ?? '';
    checkPublished(collection, id);
    const found = collection[kind].find((item) => item.id === id);
    if (!found) throw notFound(name, id);
    return json(JSON.stringify(found));
  };
}

function oneSummary({ values }: Call, { collection }: Engine): Answer {
  const id = textOf(values, 'id') ?? '';
  const asked = readSummaryId(id);
  checkPublished(collection, asked.id);
  const found = collection.summaries.find(
    (item) => item.id === asked.id && slugOf(item) === asked.slug,
  );
  if (!found) throw new ServiceError(404, `Content not found for identifier ${id}.`);
  return json(JSON.stringify(found));
}

/** Articles, events and everything else that editors publish, with its pictures. */
export const contentService = defineService<Engine>({
  files: ['pictures'],
  open: (resources) => ({
    collection: resources.collection,
    lists: createContentLists(resources.collection),
    pictures: resources,
  }),
  operations: {
    getArticles: { paths: [`${base}/articles`], needs: ['content'], handle: list('articles') },
    getArticle: {
      paths: [`${base}/articles/{id}`],
      needs: ['content'],
      handle: one('articles', 'Article'),
    },
    getEvents: { paths: [`${base}/events`], needs: ['content'], handle: list('events') },
    getEvent: {
      paths: [`${base}/events/{id}`],
      needs: ['content'],
      handle: one('events', 'Event'),
    },
    getAllContent: { paths: [`${base}/all`], needs: ['content'], handle: list('all') },
    getContent: { paths: [`${base}/all/{id}`], needs: ['content'], handle: oneSummary },
  },
  others: {
    editorialImage: {
      paths: ['/editorial-images/{name}'],
      query: ['rect'],
      needs: ['pictures'],
      handle: (call, { pictures }) => editorialImage(call, pictures),
    },
  },
  folders: {
    '/content': {
      format: 'content',
      isKept: true,
      otherwise: ({ method, mount, path }) => expressNotFound(method, `${mount}${path}`),
    },
    '/editorial-images': {
      format: 'image',
      otherwise(request) {
        onlyGet(request);
        throw noSuchImage();
      },
    },
  },
});
