import {
  type Api,
  checkValues,
  isAccepted,
  type JsonValue,
  kindOf,
  type Link,
  type Operation,
  type Parameter,
  type ParameterValue,
  parseRequest,
  type Values,
} from '@portal/contract';
import { type JsonPath, valueAt } from '@portal/ui/json';
import {
  bodySteps,
  type Exchange,
  evaluate,
  expressionsIn,
  matchSteps,
} from './runtime-expression.ts';

/** A request that a value of an answer leads to. */
export type RequestLink = {
  api: Api;
  operation: Operation;
  values: Values;
  /** What following it does, if the link's description names it; otherwise `linkLabel` does. */
  label?: string;
  /** Why it leads there, if the description gives a reason; HTML on a page. */
  description: string;
};

export type LinkContext = Exchange & {
  apis: readonly Api[];
  /** The operation that was called. */
  operation: Operation;
  status: number;
  /**
   * Whether an address belongs to the institution; without it, every one of the right form does.
   */
  isOurs?: (url: URL) => boolean;
};

function findOperation({ apis, operation }: LinkContext, id: string) {
  const own = apis.filter((api) => api.operations.includes(operation));
  for (const api of [...own, ...apis]) {
    const found = api.operations.find((one) => one.id === id);
    if (found) return { api, operation: found };
  }
  return undefined;
}

function statusFits(wanted: string, status: number): boolean {
  const family = `${String(status).charAt(0)}xx`;
  return [String(status), family, 'default'].includes(wanted.toLowerCase());
}

function valueFor(parameter: Parameter | undefined, value: JsonValue): ParameterValue {
  const isList = parameter && kindOf(parameter) === 'list' && !Array.isArray(value);
  return (isList ? [value] : value) as ParameterValue;
}

/** `path.id` also names the location of a parameter, unless that is its whole name. */
function parameterOf({ parameters }: Operation, written: string): Parameter | undefined {
  return (
    parameters.find(({ key }) => key === written) ??
    parameters.find(({ in: place, name }) => `${place}.${name}` === written)
  );
}

function follow(
  context: LinkContext,
  link: Link,
  indices: readonly number[],
): RequestLink | undefined {
  const target = findOperation(context, link.operationId);
  if (!target) return undefined;
  const values: Record<string, ParameterValue> = {};
  for (const [written, given] of Object.entries(link.parameters)) {
    const value = evaluate(given, context, indices);
    if (value === undefined || value === null) continue;
    const parameter = parameterOf(target.operation, written);
    values[parameter?.key ?? written] = valueFor(parameter, value);
  }
  return isAccepted(checkValues(target.operation, values))
    ? {
        ...target,
        values,
        ...(link.label !== undefined && { label: link.label }),
        description: link.description,
      }
    : undefined;
}

/** What following a link does, in words: `Get its picture`; the id only as a last resort. */
export function linkLabel({ label, operation }: Pick<RequestLink, 'label' | 'operation'>): string {
  return label ?? (operation.summary || operation.id);
}

/** Where in the body a link takes its values from. */
function sourcesOf({ parameters }: Link): string[][] {
  return Object.values(parameters)
    .flatMap(expressionsIn)
    .flatMap((expression) => {
      const steps = bodySteps(expression);
      return steps ? [steps] : [];
    });
}

/** The indices that make a link apply to this node; a link without a source belongs to the root. */
function indicesAt(link: Link, path: JsonPath): number[] | undefined {
  const sources = sourcesOf(link);
  if (sources.length === 0) return path.length === 0 ? [] : undefined;
  return sources.map((steps) => matchSteps(steps, path)).find((match) => match !== undefined);
}

function describedLinks(context: LinkContext, path: JsonPath): RequestLink[] {
  return context.operation.links
    .filter((link) => statusFits(link.status, context.status))
    .flatMap((link) => {
      const indices = indicesAt(link, path);
      return (indices && follow(context, link, indices)) ?? [];
    });
}

function addressLinks({ apis, isOurs }: LinkContext, value: unknown): RequestLink[] {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value)) return [];
  try {
    if (isOurs && !isOurs(new URL(value))) return [];
  } catch {
    return [];
  }
  const { api, operation, values, problems } = parseRequest(apis, value);
  if (!api || !operation || operation.method !== 'get' || !isAccepted(problems)) return [];
  return [{ api, operation, values, description: '' }];
}

/**
 * The requests that one node of an answer leads to: by the links of the description, which at the
 * root are those that need nothing from the body, and by being an address of an API.
 */
export function requestLinksAt(context: LinkContext, path: JsonPath): RequestLink[] {
  return [...describedLinks(context, path), ...addressLinks(context, valueAt(context.body, path))];
}
