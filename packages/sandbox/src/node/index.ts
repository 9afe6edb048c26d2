export { loadCollection, type MadeCollection } from './load-collection.ts';
export { loadHandlers, type OpenOptions, openSandbox } from './open-sandbox.ts';
export { type OwnPictures, readOwnPictures } from './own-pictures.ts';
export { createSharpImages, type SharpImagesOptions } from './sharp-images.ts';
