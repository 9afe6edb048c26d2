export * from '../index.ts';
export type { ApiName, ApiPath, Schema } from './api-types.ts';
export type { ApiClient, ClientOptions, Result } from './client-types.ts';
export { createClient } from './create-client.ts';
export { type ListPath, type Pages, type PaginateOptions, paginate } from './paginate.ts';
export { ResultWindowError } from './result-window-error.ts';
export {
  type CreditedWork,
  type CreditOptions,
  creditLine,
  creditParts,
} from './work-credit.ts';
