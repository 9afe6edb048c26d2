import { isKnown, isShown } from '../docs-facts/known-codes.ts';
import type { Prose } from '../docs-facts/read-prose.ts';
import { apis } from '../docs-facts/truth.ts';
import { names } from './needs-proof.ts';

/** Names that no description of an API has, by whose they are. */
const ofOthers = [
  // HTTP and shells
  'GET HEAD OPTIONS ETag Accept Authorization Cache-Control If-None-Match Last-Modified Prefer',
  'Preference-Applied Retry-After',
  'Access-Control-Allow-Origin Access-Control-Expose-Headers Deprecation Sunset no-cache curl gzcat',
  // Descriptions
  'info.version',
  // Browsers
  'TypeError SecurityError SVG credentials crossOrigin getImageData toBlob innerHTML textContent dangerouslySetInnerHTML',
  'Intl.Segmenter response.json()',
  // The client libraries; `librariesHaveTheseNames` looks them up
  'fetch ready reload() useRecord workUrl ApiError',
  // IIIF manifests and ALTO
  'info.json sequences attribution metadata provider rights manifests rendering seeAlso ComposedBlock HYP SUBS_CONTENT',
  // Python and R
  'json.load session.get html.escape textwrap.wrap functools.cache scipy.sparse stream_in dev.off()',
  'DataFrame.sample GroupShuffleSplit fugashi jieba client.works()',
  // Parts of names, as in "cc-by-nc"
  'nc nd _ .JP2 .books .bsl .exhibition-texts .projects .seasons .visual-stories',
  '.exhibition-highlight-tours.bsl exhibition-highlight-tours.audio exhibition-highlight-tours.bsl',
  // Values that find nothing, as the pages say
  'cc0 CC-BY en colour',
  // Labels, words of texts and other values
  'History history mary farriers o YYYY-MM-DD false work.subjects',
];
const others = new Set(ofOthers.join(' ').split(' '));

/** Ids of operations, values of lists and constants, as the descriptions write them. */
const described = new Set(JSON.stringify(apis).match(/(?<=")[^"\s]+(?=")/g));

function exists(code: string, shown: string): boolean {
  const parts = code.split(/\[\d*\]|\.|\[\]/).filter(Boolean);
  return (
    [names, described, others].some((known) => known.has(code)) ||
    parts.every((part) => names.has(part)) ||
    isKnown(code) ||
    isShown(code, shown)
  );
}

/** Codes in prose that look like names, where nothing has that name. */
export function unknownNames({ blocks, shown }: Prose): string[] {
  return blocks.flatMap(({ line, text }) =>
    [...text.matchAll(/`([\w.][-\w.[\]]*(?:\(\))?)`/g)]
      .flatMap(([, code = '']) => code)
      .filter((code) => /[a-z]/i.test(code) && !/\d/.test(code) && !exists(code, shown))
      .map((code) => `line ${line}: ${code}`),
  );
}
