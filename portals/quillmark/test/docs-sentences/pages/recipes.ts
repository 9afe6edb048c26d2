import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { manifestsListPages, onlyBooksHaveText, textIsOneLine } from '../proofs/books.ts';
import { creditsLinkTheLicence, creditsNeedALicence } from '../proofs/clients.ts';
import {
  accessIsNotALicence,
  locationsHaveTheLicence,
  oneCopyIsEnough,
} from '../proofs/licences.ts';
import { imageRecordsPointToInfo, neighboursOnlyOfOneImage } from '../proofs/pictures.ts';
import {
  articlesHaveDatesAndWorksHaveNone,
  genresOverlap,
  longerSubjectsAreSubjectsOfTheirOwn,
  makersAreFoundByTheirId,
  noFilterTakesPlacesOfPublication,
  queriesFindPlacesOfPublication,
  recordsHaveNoSizes,
  titlesNeedEscaping,
} from '../proofs/recipes.ts';
import {
  goneWorksAreNowhere,
  productionCanBeEmpty,
  thumbnailsOfWorksArePictures,
  titlesContainHtml,
} from '../proofs/records.ts';
import { formatsHaveTheseIds, valuesMeanOr } from '../proofs/searches.ts';

export const recipes: readonly PageSentences[] = [
  {
    page: 'docs/recipes/about-or-made-there.mdx',
    proved: [
      [
        queriesFindPlacesOfPublication,
        'A search for the name finds both, with one column for each in a CSV.',
        '`subjects` has what a work is about.',
        '`production` has where it was made.',
      ],
      [
        noFilterTakesPlacesOfPublication,
        ':::warning[Trap: no filter finds where a work was made]',
        'The places of `production` have labels and no ids, and no parameter takes them.',
      ],
      [
        longerSubjectsAreSubjectsOfTheirOwn,
        '"Witchcraft - Germany" is a separate subject, which `subjects.label=Germany` does not find.',
      ],
    ],
    unproved: {
      [reason.program]: [
        'The program looks at the concepts of each subject.',
        'It searches for maps that mention London, and says for each whether it is about London and whether it was made there.',
      ],
    },
  },
  {
    page: 'docs/recipes/credit-in-react.mdx',
    proved: [
      [
        locationsHaveTheLicence,
        'Take `license` and `credit` from the location whose address you show.',
      ],
      [titlesContainHtml, ':::warning[Trap: a title may contain HTML]'],
      [
        creditsNeedALicence,
        'Its `creditParts` makes no credit where no licence is stated, and `plainText` removes tags.',
      ],
      [
        creditsLinkTheLicence,
        'The title links to `/works/` on your own site, and the licence to its terms.',
      ],
    ],
    unproved: {
      [reason.introduction]: [
        'Show a work with its title, maker, credit and licence in a React app, or as HTML from any program, with links to the record and the licence.',
      ],
      [reason.advice]: [
        'Where it states no licence, show no picture.',
        'Remove them first, and leave `dangerouslySetInnerHTML` alone.',
      ],
      [reason.program]: [
        'It prints the whole credit of a work as HTML, with its makers and where it was made, for a page that any program writes.',
      ],
    },
  },
  {
    page: 'docs/recipes/dataset-to-train-on.mdx',
    proved: [[genresOverlap, 'Genres do not exclude one another.']],
    unproved: {
      [reason.advice]: ['Pictures of one work resemble each other.'],
      [reason.introduction]: [':::warning[Trap: a picture may have several labels]'],
      [reason.program]: [
        'It prints one row for each picture, with an address that gives it small.',
      ],
    },
  },
  {
    page: 'docs/recipes/everything-by-a-maker.mdx',
    proved: [
      [
        makersAreFoundByTheirId,
        'The id comes from `/catalogue/v2/concepts?query=Tobias+Marlow`.',
        'A filter by label needs all of it, in double quotes, because a comma separates values.',
        '`query=Marlow` also finds works about Marlow, and those that only mention the name.',
      ],
    ],
    unproved: {
      [reason.introduction]: [
        'All works by one person or company, found by their id and not by how their name is written, as a CSV with dates and roles.',
      ],
      [reason.advice]: ['Find the person first.'],
      [reason.program]: [
        'It takes the best match for the name and prints it to the terminal: look whether it is the right one.',
      ],
    },
  },
  {
    page: 'docs/recipes/gallery-for-a-lesson.mdx',
    proved: [
      [
        imageRecordsPointToInfo,
        ':::warning[Trap: the address of an image is no picture]',
        '`thumbnail.url` of an image ends in `info.json`.',
        'Replace that with a size, such as `full/600,/0/default.jpg`.',
      ],
      [titlesNeedEscaping, ':::warning[Trap: a title is a text, not HTML]'],
    ],
  },
  {
    page: 'docs/recipes/index.mdx',
    unproved: {
      [reason.introduction]: [
        'Short answers to questions people ask, each with its traps, a request to run here and a program to take away in Python, TypeScript, R and shell.',
        'Each recipe has the traps, a request to run here, a program to take away and what the program prints.',
        '| More of the same | [Works like this one] |',
        '| To read or count the words of a book | [The text of a book] |',
        '| To follow what is added | [New since last month] |',
      ],
      [reason.program]: [
        'All four do the same and print the same.',
        "They give up after ten seconds without an answer, try again when a service is busy, wait between pages, and print the service's own message when a request is refused.",
      ],
    },
  },
  {
    page: 'docs/recipes/where-works-were-made.mdx',
    proved: [
      [noFilterTakesPlacesOfPublication, ':::warning[Trap: places have no coordinates]'],
      [productionCanBeEmpty, 'Many works name no place.'],
    ],
    unproved: {
      [reason.introduction]: [
        'Count works by the place where they were made, with coordinates from a table of your own, as GeoJSON.',
        ':::warning[Trap: what is not on the map]',
      ],
      [reason.advice]: ['Say beside the map how many are missing.'],
      [reason.program]: ['The number of works that are not on the map goes to the terminal.'],
    },
  },
  {
    page: 'docs/recipes/new-since-last-time.mdx',
    proved: [
      [
        articlesHaveDatesAndWorksHaveNone,
        'Works have none: keep the ids of one run and compare them with those of the next.',
        '`production.dates.from` finds works made since a date, whenever they were catalogued.',
      ],
      [goneWorksAreNowhere, 'Then its id is missing from the next run.'],
    ],
    unproved: {
      [reason.introduction]: [
        { times: 2, of: 'New since last month' },
        'Which works have been added to the catalogue since you last looked, and which stories have been published since a date.',
        '"What have you added since last month?"',
      ],
      [reason.program]: [
        'It prints what was not there the last time, and keeps the ids in the file seen.txt.',
        'On its first run everything is new.',
      ],
    },
  },
  {
    page: 'docs/recipes/pages-of-a-work.mdx',
    proved: [
      [
        thumbnailsOfWorksArePictures,
        ':::warning[Trap: a thumbnail is not a page]',
        '`thumbnail` is one small picture.',
      ],
      [
        manifestsListPages,
        'The pages are in the manifest, at a location whose type is `iiif-presentation`.',
        '`label` is what is printed on the page, if anything is.',
      ],
    ],
    unproved: {
      [reason.introduction]: [
        'Go from the id of a work to the pages of the digitised book, with the picture and the text of each page, as a CSV.',
        ':::warning[Trap: page 3 may not be labelled 3]',
      ],
      [reason.program]: [
        'It prints the number, the label, a picture 800 pixels wide and the address of the [text with the position of each word].',
      ],
    },
  },
  {
    page: 'docs/recipes/pictures-of-a-place.mdx',
    proved: [
      [formatsHaveTheseIds, 'For maps alone, write `workType=e`.'],
      [
        queriesFindPlacesOfPublication,
        '`query=London&workType=e` finds maps published in London, the North Pole among them.',
        '`subjects.label=London` keeps what is about London.',
      ],
      [
        oneCopyIsEnough,
        ':::warning[Trap: a work matches if one copy matches]',
        'The licence filter looks at all copies of a work.',
      ],
    ],
    unproved: {
      [reason.introduction]: [
        'All digitised pictures and maps of a place such as London, between two dates and under an open licence, as a CSV with picture addresses, licences and credits.',
        '"All digitised maps of London, 1700 to 1900, under an open licence, as a CSV with picture addresses."',
      ],
      [reason.program]: [
        'One row for each picture, with the base of its [IIIF addresses], the id and the address of its licence, and the credit to print.',
      ],
    },
  },
  {
    page: 'docs/recipes/prints-to-sell.mdx',
    proved: [
      [accessIsNotALicence, ':::warning[Trap: open access is not a licence to sell]'],
      [
        recordsHaveNoSizes,
        'Read the width and the height from `info.json`: the record has the proportions alone.',
      ],
    ],
    unproved: {
      [reason.meaning]: ['A print changes nothing, so `cc-by-nd` is in the list.'],
      [reason.introduction]: ['[Licences] explains them all.'],
      [reason.program]: [
        'It keeps the pictures whose longer side gives at least 10 cm, enough for a postcard.',
      ],
    },
  },
  {
    page: 'docs/recipes/text-of-a-book.mdx',
    proved: [
      [textIsOneLine, 'The text is one long line, with the title page in it.'],
      [onlyBooksHaveText, ':::warning[Trap: a digitised book may have no text]'],
    ],
    unproved: {
      [reason.introduction]: [
        'Get the whole text of a digitised book from the id of its work, for reading, counting words or a language model.',
        ':::warning[Trap: the text does not know its pages]',
      ],
      [reason.program]: ['It starts from the id of a work and prints a sentence on each line.'],
    },
  },
  {
    page: 'docs/recipes/works-like-this.mdx',
    proved: [
      [
        neighboursOnlyOfOneImage,
        ':::warning[Trap: the list of images has no neighbours]',
        '`visuallySimilar` works for a single image.',
        'The list refuses it with a 400.',
      ],
      [
        valuesMeanOr,
        ':::warning[Trap: several subjects mean "or"]',
        '`subjects=` with several ids finds works with any of them.',
      ],
    ],
    unproved: {
      [reason.introduction]: ['Similar pictures, and works on the same subjects.'],
      [reason.advice]: ['Count how many are shared, and put the largest number first.'],
    },
  },
];
