import type { Portal, ResolvedApi } from '@portal/portal';

export const referenceBase = 'api';

/** The APIs that have a page of the reference. */
export function describedApis({ apis }: Pick<Portal, 'apis'>): (ResolvedApi & { file: string })[] {
  return apis.flatMap((api) => (api.file === undefined ? [] : [{ ...api, file: api.file }]));
}
