import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is kept between runs besides the results; it can be deleted at any time. */
export const cacheFolder = join(fileURLToPath(new URL('../../..', import.meta.url)), '.cache');
