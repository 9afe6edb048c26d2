import { findStale } from '../../packages/client/generate-types.ts';

/** Run as a program: fails if the client's types do not match the sample's descriptions. */
const stale = await findStale();
if (stale.length > 0) {
  console.error(
    `The client's types of ${stale.join(', ')} are stale. Make them again: npm run generate -w @portal/client`,
  );
  process.exitCode = 1;
}
