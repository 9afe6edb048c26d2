import { makeSearch } from './make-search.ts';

/** Run as a program: builds the search once, of descriptions that another step checks. */
const { records, files } = await makeSearch({ isChecked: true });
console.log(`  ${records} records in ${files} files`);
