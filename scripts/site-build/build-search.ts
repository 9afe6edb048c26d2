import { makeSearch } from './make-search.mjs';

/** Run as a program: builds the search once. */
const { records, files } = await makeSearch();
console.log(`  ${records} records in ${files} files`);
