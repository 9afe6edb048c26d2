export type { EntryGroup } from './answers/entry-page.ts';
export { sandboxRefusal } from './answers/refusal.ts';
export type { Collection, Look } from './collection.ts';
export {
  createSandbox,
  readDescriptions,
  type Sandbox,
  type SandboxOptions,
} from './create-sandbox.ts';
export type { PictureList } from './iiif/picture-list.ts';
export { leftOutLinks } from './left-out-links.ts';
export type { BookText, ImagePort, TextPort } from './ports.ts';
export type { Institution } from './presentation/addresses.ts';
export {
  type SandboxService,
  type ServiceByApi,
  sandboxServices,
  servicesByName,
} from './services.ts';
