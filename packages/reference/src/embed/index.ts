export type { DescribedApi } from './described-api.ts';
export { Reference, type ReferenceProps } from './reference.tsx';
