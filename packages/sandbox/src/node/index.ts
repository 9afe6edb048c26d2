export { loadCollection, type MadeCollection } from './load-collection.ts';
export { createSharpImages, type SharpImagesOptions } from './sharp-images.ts';
