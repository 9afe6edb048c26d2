/**
 * What readers ask in whole phrases, and where each must lead: to one of these headings or, if only
 * a page is named, to it or any part of it. Written from the titles and headings of the guides,
 * before anybody looked at what the search finds; a question that fails is never reworded.
 */
export const questions: readonly [question: string, ...addresses: string[]][] = [
  // Beginning
  ['where do I begin', '/docs/quickstart'],
  ['do I need an account', '/docs/api#no-key-needed'],
  ['which api has the pictures', '/docs/api'],
  ['are these real records', '/docs/sample-collection'],
  ['what changed in the api', '/docs/changelog'],
  ['lessons for students', '/docs/examples#if-you-are-a-teacher'],

  // Rights
  ['who do I credit for a picture', '/docs/licences#write-a-credit-line'],
  ['can I use these pictures in a book', '/docs/licences'],
  ['no licence is given', '/docs/licences#unknown-is-not-free'],

  // Finding works
  ['works from the 19th century', '/docs/catalogue#dates'],
  ['show the oldest first', '/docs/catalogue#sorting'],
  ['how many books per year', '/docs/catalogue#counting-with-aggregations'],
  ['search by two subjects at once', '/docs/catalogue#how-filters-combine'],
  ['why does my filter find nothing', '/docs/catalogue#labels-must-be-exact'],
  ['what happens to records that are removed', '/docs/catalogue#merged-and-deleted-works'],
  ['boxes and folders of letters', '/docs/catalogue#archives'],
  ['paintings with a lot of blue', '/docs/catalogue#colours'],
  ['pictures that look like this one', '/docs/catalogue#similar-images'],

  // Pictures
  ['make a picture smaller', '/docs/iiif#size'],
  ['cut out part of a picture', '/docs/iiif#region'],
  ['turn a picture upside down', '/docs/iiif#rotation'],
  ['black and white version of a photo', '/docs/iiif#quality'],
  ['save a picture as png', '/docs/iiif#format'],
  ['zoom into a painting', '/docs/iiif#tiles-and-deep-zoom'],
  ['open a book in a viewer', '/docs/iiif#manifests'],
  ['suggestions while typing', '/docs/iiif#autocomplete'],

  // Books
  [
    'find a word inside a book',
    '/docs/iiif#search-inside-a-book',
    '/docs/text#search-within-a-book',
  ],
  ['read a whole book as plain text', '/docs/text#the-whole-text'],
  [
    'where on the page is a word',
    '/docs/text#draw-a-box-around-a-word',
    '/docs/iiif#boxes-on-the-page',
    '/docs/examples/connecting-the-apis-together#from-a-word-to-its-place-on-the-page',
  ],

  // Much data
  ['get the whole catalogue as one file', '/docs/datasets'],
  ['how often is the download updated', '/docs/datasets#is-there-a-newer-one'],
  ['file too big for memory', '/docs/datasets#memory-and-time'],

  // When something goes wrong
  ['how do I get more than 100 results', '/docs/limits#paging'],
  ['blocked by cors in the browser', '/docs/limits#calling-from-a-web-page'],
  ['how fast may I send requests', '/docs/limits#being-a-good-guest', '/docs/policy#limits'],
  ['try again after an error', '/docs/limits#retrying'],

  // Making something
  ['teach a computer to recognise pictures', '/docs/examples/building-an-image-classifier'],
  ['find books by meaning', '/docs/examples/extracting-features-from-text#search-by-meaning'],
  ['draw a map of europe', '/docs/examples/visualising-the-collection-on-a-map#draw-europe'],
  ['events this week', '/docs/content#events'],
];
