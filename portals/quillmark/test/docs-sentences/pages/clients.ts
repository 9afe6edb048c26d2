import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import {
  creditsLinkTheLicence,
  librariesAreOnNoRegistry,
  librariesHaveTheseNames,
  refusalsAreErrors,
  samplesAreInR,
} from '../proofs/clients.ts';

export const sentences: PageSentences = {
  page: 'docs/clients.mdx',
  proved: [
    [
      librariesHaveTheseNames,
      "A refused request raises `ApiError`, with the `status` and the service's own `message`.",
      '`useRecord` does the same for any request.',
    ],
    [refusalsAreErrors, 'A refused request returns its `error`, and `data` is then absent.'],
    [
      creditsLinkTheLicence,
      '`<CreditLine>` links the licence, and the title if you give `creditParts` a `workUrl`.',
    ],
    [
      samplesAreInR,
      'For other languages, copy a request from the [references]: every operation has samples, in R too.',
    ],
    [librariesAreOnNoRegistry, 'They are on no registry, so install them from here.'],
  ],
  unproved: {
    [reason.introduction]: [
      'Install the clients for TypeScript, React and Python, and run a first program with each, for records, lists, pictures and credits.',
      'You can call the APIs with nothing but `fetch` or `curl`.',
      'A first program, in a project with `"type":',
    ],
    [reason.program]: [
      '| React | 2.0.0 | part of the same package | React 18 or later |',
      'It fetches a work and its credit, then every picture of a search:',
      'Paths, parameters and fields have types: an editor completes them, and a misspelt name does not compile.',
      'The same package has components and hooks.',
      'They bring no styles: your page decides how a credit and a picture look.',
      '`useWork` returns a `status`:',
      '`loading`, `ready` with `data`, or `failed` with an `error`; `reload()` asks again.',
      '`<IiifImage>` offers the browser the widths that the picture has, and `sizes` says how wide you show it.',
      'Its `width` and `height` reserve its place while it loads.',
      'A picture without `alt` does not compile.',
      'Without a licence it draws what you put inside it.',
      "One file, which needs only Python's standard library.",
    ],
  },
};
