import type { Schema } from '@portal/client/museum';

export type Licence = Schema<'catalogue', 'License'>;

/**
 * Presentation API 3.0 allows only the URIs of Creative Commons and RightsStatements.org, exactly as
 * they define them. The catalogue links to pages for readers instead.
 */
const rights: Record<Licence['id'], string | undefined> = {
  'cc-by': 'http://creativecommons.org/licenses/by/4.0/',
  'cc-by-nc': 'http://creativecommons.org/licenses/by-nc/4.0/',
  'cc-by-nc-nd': 'http://creativecommons.org/licenses/by-nc-nd/4.0/',
  'cc-by-nd': 'http://creativecommons.org/licenses/by-nd/4.0/',
  'cc-by-sa': 'http://creativecommons.org/licenses/by-sa/4.0/',
  'cc-by-nc-sa': 'http://creativecommons.org/licenses/by-nc-sa/4.0/',
  'cc-0': 'http://creativecommons.org/publicdomain/zero/1.0/',
  pdm: 'http://creativecommons.org/publicdomain/mark/1.0/',
  inc: 'http://rightsstatements.org/vocab/InC/1.0/',
  ogl: undefined,
  opl: undefined,
};

export function rightsOf(licence: Licence | undefined): string | undefined {
  return licence && rights[licence.id];
}

/** Whom to credit: the institution, and whoever else the record names. */
export function creditsOf(credit: string | undefined, institution: string | undefined): string[] {
  return [...new Set([institution, credit].flatMap((name) => name || []))];
}

/** What viewers must show: whom to credit, and any licence that has no such URI. */
export function statementOf(credits: readonly string[], licence: Licence | undefined) {
  const lines = [
    ...credits,
    ...(licence && !rightsOf(licence) ? [`${licence.label}: ${licence.url}`] : []),
  ];
  if (lines.length === 0) return undefined;
  return { label: { en: ['Attribution'] }, value: { en: lines } };
}
