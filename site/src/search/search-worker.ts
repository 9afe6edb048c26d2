import siteConfig from '@generated/docusaurus.config';
import { createEarlyWorker } from './early-worker';

/** A separate file, because every page has it, and the dialog is loaded only where it is opened. */
export const searchWorker = createEarlyWorker(
  () => new Worker(`${siteConfig.baseUrl}search-worker.js`),
);
