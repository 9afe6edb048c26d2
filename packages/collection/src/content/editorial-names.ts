import type { Ids } from '../records/ids.ts';

/** Gives the editors' own terms (formats, people, places) an id wherever they occur. */
export type EditorialNames = {
  named<Type extends string>(type: Type, label: string): { type: Type; id: string; label: string };
};

/** Ids that the services themselves define. */
const fixed: Readonly<Record<string, string>> = {
  'ArticleFormat Article': 'W7TfJRAAAJ1D0eLK',
  'EventFormat Event': 'dfc2b7f9-c362-47da-9644-b0f98212ccaa',
  'EventFormat Exhibition': '050ff9da-f8b6-4b15-9054-cbfca48766bc',
};

export function createEditorialNames(ids: Ids): EditorialNames {
  return {
    named(type, label) {
      const key = `${type} ${label}`;
      return { type, id: ids.term(key, fixed[key]), label };
    },
  };
}

/** A readable name for web addresses. */
export function uidOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
