import {
  type Api,
  exampleBody,
  exampleValues,
  type Operation,
  operationBaseUrl,
} from '@portal/contract';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { type SampleRequest, toSampleRequest } from '../../samples/index.ts';

/** The request that a page shows before a reader changes anything. */
export function firstRequest(api: Api, operation: Operation, page: PagePlan): SampleRequest {
  const { client } = page;
  const baseUrl = operationBaseUrl(api, operation, page.baseUrl);
  const input = { values: exampleValues(operation), body: exampleBody(api, operation.body) };
  return toSampleRequest({ api, operation, input, baseUrl, client });
}
