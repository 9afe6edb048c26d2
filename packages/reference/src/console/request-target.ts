import type { Values } from '@portal/contract';

/** A request to open: which operation of which API, with which values. */
export type RequestTarget = {
  apiId: string;
  operationId: string;
  values: Values;
  /** Whether the reader wanted its answer, by following a link, and not only its form. */
  send?: boolean;
};
