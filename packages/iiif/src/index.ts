export { canonicalParts, type ImagePlan } from './canonical-parts.ts';
export { type CheckedParts, checkParts } from './check-parts.ts';
export {
  type Format,
  formats,
  type ImageParts,
  imageAddress,
  joinParts,
  type PartName,
  partNames,
  type Quality,
  qualities,
  splitParts,
} from './image-parts.ts';
export type { PartProblem } from './part-problem.ts';
export { type Box, isAboveLimits, isWhole, type Limits, type Pixels } from './pixels.ts';
export { type Fault, hasTooManyDigits, type Reading } from './reading.ts';
export {
  type PercentRegion,
  parseRegion,
  type Region,
  writeRegion,
} from './region.ts';
export { middleSquare, regionBox } from './region-box.ts';
export { parseRotation, type Turn, turnedSize, writeRotation } from './rotation.ts';
export { bestFit, type Scaling, scaledSize } from './scaled-size.ts';
export type { ImageService } from './service/image-service.ts';
export { type ReadInfo, readInfo } from './service/read-info.ts';
export { serviceAddress } from './service/service-address.ts';
export { parseSize, type Size, writeSize } from './size.ts';
export { suggestName, suggestRegion, suggestRotation, suggestSize } from './suggest.ts';
export { scaleFactors } from './tiles.ts';
export { validRegion, validRotation, validSize } from './valid-forms.ts';
