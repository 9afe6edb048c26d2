import {
  type Api,
  exampleBody,
  type Operation,
  placeholderCredentials,
  type Values,
  writeHttpRequest,
} from '@portal/contract';
import type { PagePlan } from '../plugin/plan-page.ts';
import type { SampleRequest } from '../samples/index.ts';

/** The values that a page begins with: those of the first example. */
export function firstValues(operation: Operation): Values {
  return operation.requestExamples[0]?.values ?? {};
}

/** The request that a page shows before a reader changes anything. */
export function firstRequest(api: Api, operation: Operation, page: PagePlan): SampleRequest {
  const values = firstValues(operation);
  const { baseUrl, client } = page;
  const input = {
    values,
    body: exampleBody(api, operation.body),
    credentials: placeholderCredentials(api, operation),
  };
  return {
    ...writeHttpRequest(api, operation, input, baseUrl),
    operation,
    values,
    ...(client && { client }),
  };
}
