import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { altoPlacesWords, manifestsListPages } from '../proofs/books.ts';
import { conceptIdsFindWorks } from '../proofs/concepts.ts';
import { countsNameWhatTheyCount } from '../proofs/counts.ts';
import { tilesCutThePicture } from '../proofs/image-service.ts';
import {
  accessIsNotALicence,
  accessStatusesMean,
  locationsHaveTheLicence,
} from '../proofs/licences.ts';
import { archivesAreTrees, conceptsAreHeadings, itemsAreCopies } from '../proofs/records.ts';
import { everyIncludeIsPresent } from '../proofs/snapshots.ts';

export const sentences: PageSentences = {
  page: 'docs/glossary.mdx',
  proved: [
    [
      accessStatusesMean,
      'Who may see an item: everybody, only after a warning, or only in the library, for example.',
    ],
    [accessIsNotALicence, 'It is not a [licence].', '[Access status is not a licence].'],
    [
      countsNameWhatTheyCount,
      'How many works have each value of a field, such as each format or language.',
    ],
    [
      altoPlacesWords,
      'An XML format for recognised text, with the position of each word on the page.',
    ],
    [
      conceptsAreHeadings,
      'A person, organisation, place, period, subject or kind of work, used as a heading.',
    ],
    [conceptIdsFindWorks, 'It has its own id, by which works can be filtered.'],
    [itemsAreCopies, 'One copy of a [work], on a shelf or online.'],
    [
      locationsHaveTheLicence,
      'It belongs to a [location], and not to the work.',
      'Where an [item] or an image can be seen: a shelf, or an address.',
      'It has the [licence].',
    ],
    [manifestsListPages, 'A file that lists the pages of a digitised book in order, for a viewer.'],
    [archivesAreTrees, 'The place of a record in the tree of an archive.'],
    [everyIncludeIsPresent, 'The whole catalogue as one file, as it was at one moment.'],
    [
      tilesCutThePicture,
      'One of the squares that a zooming viewer loads instead of the whole picture.',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'The guides link the first use of a word to this page.',
      'Interfaces show these counts beside their filters.',
      '[The whole text].',
    ],
  },
};
