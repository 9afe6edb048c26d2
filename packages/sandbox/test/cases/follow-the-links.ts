import { body, ensure, same } from '../conformance/assertions.ts';
import type { Answer, ConformanceCase } from '../conformance/case.ts';
import { below, journey, type List, ok } from './lists.ts';
import { pixelSize } from './pixel-size.ts';

type Location = { url?: string; locationType: { id: string } };
type Work = {
  id: string;
  thumbnail?: Location;
  images: { id: string }[];
  items: { locations: Location[] }[];
  subjects: { id: string }[];
};
type Manifest = {
  related: { '@id': string };
  service: { '@id': string; service: { '@id': string } };
  rendering: { '@id': string };
  sequences: {
    canvases: {
      thumbnail: { '@id': string };
      seeAlso: { '@id': string };
      images: { resource: { '@id': string; service: { '@id': string } } }[];
    }[];
  }[];
};
type Pictured = { image?: { url: string; square?: { url: string } } };

function locationsOf({ items }: Work, type: string): string[] {
  return items
    .flatMap(({ locations }) => locations)
    .filter(({ locationType }) => locationType.id === type)
    .flatMap(({ url }) => url ?? []);
}

function isPicture({ bytes }: Answer): void {
  ensure(pixelSize(bytes).width > 0, 'This is not a picture');
}

/** From a search to everything else, using only what the answers contain. */
export const followTheLinks: ConformanceCase[] = [
  journey('from a search for pictures to pixels, and to pictures like it', async (send) => {
    const path =
      '/catalogue/v2/works?query=horse&items.locations.locationType=iiif-image&include=items,images&pageSize=3';
    const answer = await ok(send, path);
    const works = body<List<Work>>(answer).results;
    ensure(works.length > 0, 'There are works');
    for (const work of works) {
      isPicture(await ok(send, below(work.thumbnail?.url ?? '', answer)));
      const [info] = locationsOf(work, 'iiif-image').map((url) => below(url, answer));
      const described = body<{ '@id': string; width: number; height: number }>(
        await ok(send, info ?? ''),
      );
      const picture = await ok(send, `${below(described['@id'], answer)}/full/400,/0/default.jpg`);
      same(pixelSize(picture.bytes).width, 400, 'The width');
      const image = body<{ source: { id: string }; visuallySimilar: { id: string }[] }>(
        await ok(send, `/catalogue/v2/images/${work.images[0]?.id}?include=visuallySimilar`),
      );
      same(image.source.id, work.id, 'The image leads back to its work');
      for (const { id } of image.visuallySimilar) await ok(send, `/catalogue/v2/images/${id}`);
    }
  }),
  journey('from a search for a book to its manifest, pages, words and text', async (send) => {
    const path =
      '/catalogue/v2/works?query=remedies&items.locations.locationType=iiif-presentation&include=items,subjects,images&pageSize=2';
    const answer = await ok(send, path);
    const works = body<List<Work>>(answer).results;
    ensure(works.length > 0, 'There are books');
    for (const work of works) {
      isPicture(await ok(send, below(work.thumbnail?.url ?? '', answer)));
      for (const { id } of work.subjects.slice(0, 2))
        await ok(send, `/catalogue/v2/concepts/${id}`);
      const [address] = locationsOf(work, 'iiif-presentation').map((url) => below(url, answer));
      const manifest = body<Manifest>(await ok(send, address ?? ''));
      same(body<Work>(await ok(send, below(manifest.related['@id'], answer))).id, work.id, 'Back');
      const [word = ''] =
        /\b[a-z]{6,}\b/.exec((await ok(send, below(manifest.rendering['@id'], answer))).text) ?? [];
      const found = await ok(send, `${below(manifest.service['@id'], answer)}?q=${word}`);
      ensure(body<{ resources: unknown[] }>(found).resources.length > 0, `${word} is found`);
      const terms = await ok(send, `${below(manifest.service.service['@id'], answer)}?q=${word}`);
      ensure(body<{ terms: unknown[] }>(terms).terms.length > 0, `${word} is suggested`);
      for (const canvas of manifest.sequences[0]?.canvases.slice(2, 4) ?? []) {
        isPicture(await ok(send, below(canvas.thumbnail['@id'], answer)));
        ensure(
          (await ok(send, below(canvas.seeAlso['@id'], answer))).text.includes('<alto'),
          'ALTO',
        );
        for (const { resource } of canvas.images) {
          isPicture(await ok(send, below(resource['@id'], answer)));
          await ok(send, `${below(resource.service['@id'], answer)}/info.json`);
        }
      }
    }
  }),
  journey('from an article to its pictures and its works', async (send) => {
    const answer = await ok(send, '/content/v0/articles?query=farrier&pageSize=3');
    const pictured = body<List<Pictured & { id: string }>>(answer).results;
    ensure(
      pictured.some(({ image }) => image !== undefined),
      'Some have pictures',
    );
    for (const { id, image } of pictured) {
      if (image) isPicture(await ok(send, below(image.url, answer)));
      if (image?.square) isPicture(await ok(send, below(image.square.url, answer)));
      const summary = await ok(send, `/content/v0/all/${id}.articles`);
      const { linkedWorks } = body<{ linkedWorks: { id: string }[] }>(summary);
      for (const work of linkedWorks) await ok(send, `/catalogue/v2/works/${work.id}`);
    }
  }),
  journey('every entry point of the first page answers a browser', async (send) => {
    const page = await ok(send, '');
    const links = [...page.text.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    ensure(links.length > 10, 'There are links');
    const mount = new URL(page.base).pathname;
    for (const link of links) {
      const { status } = await send(link.slice(mount.length));
      ensure([200, 302, 400, 404, 410].includes(status), `${link} answers ${status}`);
    }
  }),
];
