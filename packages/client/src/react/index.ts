export { CreditLine, type CreditLineProps } from './credit-line.tsx';
export { IiifImage, type IiifImageProps } from './iiif-image.tsx';
export type { IiifInfo } from './iiif-info.ts';
export { useIiifInfo } from './use-iiif-info.ts';
export { type LoadRecord, type RecordState, useRecord } from './use-record.ts';
export { useWork, type WorkClient } from './use-work.ts';
