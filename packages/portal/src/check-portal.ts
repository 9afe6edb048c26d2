import { ownHandlers } from '@portal/sandbox/services';
import type * as z from 'zod';
import type { PortalApi, PortalDefinition } from './definition.ts';
import { portalSchema } from './schema.ts';

export type PortalProblem = {
  /** e.g. "apis[2].live" */
  field: string;
  /** What would be valid, and what was found */
  message: string;
};

type Checked =
  | { portal: PortalDefinition; problems?: undefined }
  | { portal?: undefined; problems: PortalProblem[] };

/** The value that a portal.ts exports, or everything that is wrong with it. */
export function checkPortal(value: unknown): Checked {
  const { success, data, error } = portalSchema.safeParse(value);
  if (!success) return { problems: error.issues.flatMap((issue) => toProblems(issue)) };
  const problems = contradictions(data);
  return problems.length > 0 ? { problems } : { portal: data };
}

function toProblems(issue: z.core.$ZodIssue): PortalProblem[] {
  const field = fieldName(issue.path);
  if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }];
  const inside = field === '' ? 'a portal' : field;
  return issue.keys.map((key) => ({
    field: field === '' ? key : `${field}.${key}`,
    message: `is not a field of ${inside}; check the spelling or remove it`,
  }));
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/** Problems that involve more than one field. */
function contradictions(portal: PortalDefinition): PortalProblem[] {
  const { apis, sandboxPage, brand, home } = portal;
  const plates = Object.keys(brand.plates ?? {});
  const described = apis.filter((api) => api.description !== undefined).map(({ id }) => id);
  const shown = [
    ...(home.prints ?? []).map(({ plate }, at) => ({ field: `home.prints[${at}].plate`, plate })),
    ...apis.map(({ card }, at) => ({ field: `apis[${at}].card.plate`, plate: card?.plate })),
  ];
  return [
    ...apis.flatMap((api, at) => apiProblems(api, apis.slice(0, at), `apis[${at}]`)),
    ...shown
      .filter(({ plate }) => plate !== undefined && !plates.includes(plate))
      .map(({ field, plate }) => ({
        field,
        message: `must be one of brand.plates (${plates.join(', ') || 'there are none'}); found "${plate}"`,
      })),
    ...(home.live && !described.includes(home.live.api)
      ? [
          {
            field: 'home.live.api',
            message: `must be the id of an API with a description (${described.join(', ') || 'there are none'}); found "${home.live.api}"`,
          },
        ]
      : []),
    ...(apis.some(({ sandbox }) => sandbox) && !sandboxPage
      ? [{ field: 'sandboxPage', message: 'is needed: an API uses the sandbox' }]
      : []),
  ];
}

function apiProblems(api: PortalApi, before: readonly PortalApi[], field: string): PortalProblem[] {
  const { id, description, live, sandbox, guideRequests, paths, workbench } = api;
  const checks: [isWrong: boolean, name: string, message: string][] = [
    [
      workbench !== undefined && sandbox !== 'iiif',
      'workbench',
      'needs sandbox: "iiif", whose pictures it shows',
    ],
    [
      before.some((other) => other.id === id),
      'id',
      `must be unique; "${id}" is already the id of another API`,
    ],
    [
      sandbox !== undefined &&
        sandbox !== ownHandlers &&
        before.some((other) => other.sandbox === sandbox),
      'sandbox',
      `must be unique; "${sandbox}" already answers for another API`,
    ],
    [
      guideRequests === 'sandbox' && sandbox === undefined,
      'guideRequests',
      'must be "live": this API has no sandbox',
    ],
    [
      guideRequests === 'live' && live === undefined && sandbox !== undefined,
      'live',
      'is needed, since guideRequests is "live"; give its base URL, such as "https://api.museum.example/v1"',
    ],
    [
      description === undefined && paths === undefined,
      'description',
      'is needed, such as "apis/objects.yaml"; or give paths, if only guides use its addresses',
    ],
    [
      sandbox === ownHandlers && description === undefined,
      'description',
      'is needed: handlers are found by the operations of a description',
    ],
    [
      description === undefined && live === undefined && sandbox === undefined,
      'live',
      'is needed: without a description or a sandbox, there is no address to call',
    ],
  ];
  return checks
    .filter(([isWrong]) => isWrong)
    .map(([, name, message]) => ({ field: `${field}.${name}`, message }));
}
