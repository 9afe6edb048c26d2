import { buildRequest, type Operation, type Values } from '@portal/contract';
import type { PagePlan } from '../plugin/plan-page.ts';
import type { SampleRequest } from '../samples/index.ts';

/** The values that a page begins with: those of the first example. */
export function firstValues(operation: Operation): Values {
  return operation.requestExamples[0]?.values ?? {};
}

/** The request that a page shows before a reader changes anything. */
export function firstRequest(operation: Operation, page: PagePlan): SampleRequest {
  const values = firstValues(operation);
  const { baseUrl, client } = page;
  return {
    method: operation.method.toUpperCase(),
    url: String(buildRequest(operation, values, baseUrl)),
    operation,
    values,
    ...(client && { client }),
  };
}
