export { IiifWorkbench, type IiifWorkbenchProps } from './iiif-workbench.tsx';
export type { Sample } from './panels/picture-choice.tsx';
export { fetchInfoJson } from './service/fetch-info.ts';
export type { FetchInfo } from './use-image-service.ts';
