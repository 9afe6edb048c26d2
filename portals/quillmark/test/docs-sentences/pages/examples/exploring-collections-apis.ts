import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import {
  boundsAreInclusive,
  justAYearStartsInJanuary,
  onlyStartsAreTested,
  sortedByDate,
  undatedAreNeverFound,
} from '../../proofs/dates.ts';
import { listsHaveTheseMembers, thereIsNoRateLimit } from '../../proofs/errors.ts';
import {
  defaultsAreOneAndTen,
  noKeyIsNeeded,
  onlyGet,
  windowEndsAt10000,
} from '../../proofs/lists.ts';
import { includesAddFields, mergedWorksRedirect } from '../../proofs/records.ts';
import {
  anyValueIsAccepted,
  bestMatchFirst,
  filtersCompareTheirFields,
  idOrderOtherwise,
  labelsAreWhole,
  queryLooksThroughFields,
  unknownParametersAreIgnored,
} from '../../proofs/searches.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/exploring-collections-apis.mdx',
  proved: [
    [noKeyIsNeeded, 'You need no key and no account.'],
    [onlyGet, 'Every call is a GET request to an address.'],
    [
      listsHaveTheseMembers,
      '`results` contains the first page of works, and the other fields give their number and the address of the next page.',
    ],
    [
      unknownParametersAreIgnored,
      'Writing addresses by hand works, but a misspelt parameter is silently ignored.',
      'The first part of the next cell misspells a parameter (`subject` for `subjects`).',
      '**Misspelt parameters are ignored.**',
    ],
    [
      idOrderOtherwise,
      'R allows dots in names, so `subjects.label = "Cats"` works as it is, and a vector becomes a list with commas.</InR> The five works have nothing in common: without a search or a sort, works come in id order, which means nothing.',
    ],
    [windowEndsAt10000, 'The service pages through the first 10,000 results only.'],
    [
      includesAddFields,
      'The response contains only the main fields; `include` adds more.',
      'The second list contains the fields that `include` added.',
      'Remember this rule: a field you did not ask for is **absent**, which does not mean that the work has none.',
      'A field that you asked for is always present, and is an empty list when the work has none.',
    ],
    [
      queryLooksThroughFields,
      '`query` searches titles, descriptions, subjects, people and more.',
      'In many works the word is not in the title.',
      'It may be a subject, or appear in a description where a cat only walks past.',
      'Count them once by the subject and once by searching for *pigs*.',
      'The search also finds works that only mention pigs, so it counts more.',
    ],
    [bestMatchFirst, 'The best matches come first.'],
    [filtersCompareTheirFields, '`subjects.label` keeps the works with one of them.'],
    [
      labelsAreWhole,
      'The label must be exact, including its capital letters.',
      'To find out which labels exist, ask for the *aggregation* of that name: it counts the results of a search by label.',
      'The label with a small letter finds nothing, and the result is an empty list, not an error.',
      'The counts show the right spelling.',
    ],
    [undatedAreNeverFound, 'Some works have no date at all.'],
    [
      sortedByDate,
      '<InTypeScript>`worksAbout`</InTypeScript><InPython>`works_about`</InPython><InR>`works_about`</InR> sorts by date with `sort`.',
      'The oldest work comes first, and a `sortOrder` of `desc` reverses the order.',
      '<InR>The table has the four oldest works and the end of the same list.</InR> A work without a date comes last in both directions, so the end of the list is not the newest work.',
      'Look at the last row.',
    ],
    [
      boundsAreInclusive,
      '`production.dates.from` and `production.dates.to` take full dates, and both days are included.',
    ],
    [
      justAYearStartsInJanuary,
      'So an upper bound of `1910-01-01` lets in works that are not from the decade you meant.',
    ],
    [
      onlyStartsAreTested,
      'The rule works the other way too: a diary kept from 1895 to 1905 starts in 1895, so neither request finds it.',
    ],
    [mergedWorksRedirect, '**Merged works redirect.**'],
    [
      anyValueIsAccepted,
      '**Wrong labels find nothing.**',
      'An empty list can mean that there is nothing, or that one letter is wrong.',
    ],
    [defaultsAreOneAndTen, '`pageSize` goes up to 100.'],
    [thereIsNoRateLimit, 'The sandbox needs no pause.'],
  ],
  unproved: {
    [reason.introduction]: [
      'Make your first catalogue requests, then search, filter, sort and add fields, and read the answers safely when dates are missing or titles contain HTML.',
      'Along the way you will meet what every later tutorial uses: lists, single records, searches, filters, includes, sorting, dates and errors.',
      'The [catalogue guide] explains every filter and include, and [Limits and errors] every message.',
    ],
    [reason.meaning]: ['Status 200 means that all went well.'],
    [reason.advice]: [
      'Parameters must be encoded, a busy service must be asked again, an error must be read, and a list has many pages.',
      'For a list that you want to count, use a filter.',
      'So write two small functions once, and never <InTypeScript>reach for `production[0].dates[0]`</InTypeScript><InPython>reach for `work["production"][0]["dates"][0]`</InPython><InR>take the first of something that may be empty</InR> again.',
      '<InTypeScript>The typed client would have marked the mistake.</InTypeScript><InPython>Compare `totalResults` with and without the filter.</InPython><InR>Compare `totalResults` with and without the filter.</InR>',
      'To read them all, repeat the request with `page = 2` and so on, up to `totalPages`.</InR>',
    ],
    [reason.program]: [
      'The client is written in TypeScript and knows every path, parameter and field, so your editor can complete them and mark mistakes.',
      '<InTypeScript>A call gives either `data` or `error`.',
      "`getWorks` returns the data, or stops with the service's own message.",
      "Its parameters are those of the API, and `Params` is the client's name for them.</InTypeScript><InPython>`get` returns the JSON as a dictionary, or raises an `ApiError` with the service's own message.",
      "Those with a dot in their name, such as `subjects.label`, go into a dictionary.</InPython><InR>`get_json` returns the answer, or stops with the service's own message.",
      'After status 429, 502, 503 or 504, or a failed connection, it waits and tries again: for as long as the header `Retry-After` asks, or else twice as long each time.',
      'Any other refusal is final, because the same request would be refused again.',
      '`client.works()` is a generator: it asks for the next page when your loop has used up the last one.',
      'When there are more, the generator raises `TooManyResults` after the last result that it can get, with a message that gives their number and what to do.',
      '<InTypeScript>An error is a response like any other, so look at the status and decide.</InTypeScript><InPython>Catch the `ApiError`, look at its status and decide.</InPython><InR>Our `get_json` stops with the message.',
      'The next tutorial reads all pages.</InTypeScript><InPython>`get_works` reads one page, and `client.works()`, which `works_about` uses, reads all of them.</InPython><InR>`works_about` reads one page and warns when there are more.',
      'A common subject will have more than 100 works, so <InTypeScript>`worksAbout` will warn you</InTypeScript><InPython>`works_about` will read several pages</InPython><InR>`works_about` will warn you</InR>.',
    ],
  },
};
