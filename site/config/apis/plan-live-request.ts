import { type Api, checkValues, kindOf, type Operation, requestTarget } from '@portal/contract';
import type { LiveRequest, Portal } from '@portal/portal';
import { PortalProblems } from '@portal/portal/node';
import { writePermalink } from '@portal/reference/permalink';
import { referenceBase } from './described-apis';

/**
 * A live request as the home page needs it: the addresses have `{word}` in place of the reader's.
 */
export type LivePlan = Pick<LiveRequest, 'label' | 'suggestions' | 'api' | 'answer'> & {
  /** e.g. "/catalogue/v2/images?query={word}&pageSize=6" */
  target: string;
  /** e.g. "/api/catalogue?op=getImages&query={word}&pageSize=6#getImages" */
  console: string;
};

const word = '{word}';

/** Throws once with everything in `home.live` that contradicts the description of its API. */
export function planLiveRequest(portal: Portal, apis: readonly Api[]): LivePlan | undefined {
  const { live } = portal.home;
  const api = apis.find(({ id }) => id === live?.api);
  if (!live || !api) return undefined;
  const { label, suggestions, answer, values = {}, parameter } = live;
  const operation = api.operations.find(({ id }) => id === live.operation);
  const problems =
    operation?.method === 'get' ? valueProblems(operation, live) : [unknown(api, live)];
  if (problems.length > 0) throw new PortalProblems(`portals/${portal.id}/portal.ts`, problems);
  const filled = { ...values, [parameter]: word };
  const shown = (address: string) => address.replace(encodeURIComponent(word), () => word);
  return {
    ...{ label, suggestions, answer, api: api.id },
    target: shown(requestTarget(operation as Operation, filled)),
    console: `/${referenceBase}/${api.id}${shown(writePermalink(operation as Operation, filled))}`,
  };
}

type Problem = { field: string; message: string };

function unknown(api: Api, { operation }: LiveRequest): Problem {
  const names = api.operations.filter(({ method }) => method === 'get').map(({ id }) => id);
  return {
    field: 'home.live.operation',
    message: `must be an operation of "${api.id}" that is sent with GET (${names.join(', ')}); found "${operation}"`,
  };
}

function valueProblems(operation: Operation, live: LiveRequest): Problem[] {
  const { parameter, values = {}, suggestions } = live;
  const takesWord = operation.parameters.filter(
    (one) => one.in === 'query' && kindOf(one) === 'scalar',
  );
  if (!takesWord.some(({ key }) => key === parameter)) {
    const names = takesWord.map(({ key }) => key).join(', ');
    const message = `must be a parameter of ${operation.id} that takes one text in the query (${names}); found "${parameter}"`;
    return [{ field: 'home.live.parameter', message }];
  }
  const example = { ...values, [parameter]: suggestions[0] ?? 'a' };
  return checkValues(operation, example).map(({ message, valid }) => ({
    field: 'home.live.values',
    message: `cannot be sent: ${message} ${valid}`,
  }));
}
