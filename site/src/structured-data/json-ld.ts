type Organization = { '@type': 'Organization'; name: string };

export type Page = {
  title: string;
  description: string;
  /** Canonical, on its host, e.g. "/developers/docs/iiif" */
  path: string;
  /** When it last changed, e.g. "2026-11-15", if that is known. */
  changed?: string | undefined;
};
export type Publisher = { origin: string; name: string; licence: { href: string } };

export type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const context = 'https://schema.org';
const language = 'en-GB';

function organization({ name }: Publisher): Organization {
  return { '@type': 'Organization', name };
}

/** A guide or a tutorial. */
export function techArticle(
  { title, description, path, changed }: Page,
  publisher: Publisher,
): Thing {
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: title,
    description,
    url: publisher.origin + path,
    inLanguage: language,
    ...(changed && { dateModified: changed }),
    license: publisher.licence.href,
    isAccessibleForFree: true,
    author: organization(publisher),
    publisher: organization(publisher),
  };
}

/** A page of the reference: the service it documents. */
export function webApi({ title, description, path }: Page, publisher: Publisher): Thing {
  const url = publisher.origin + path;
  return {
    '@context': context,
    '@type': 'WebAPI',
    name: title,
    description,
    url,
    documentation: url,
    provider: organization(publisher),
  };
}

/** One file of a dataset. */
export type DataFile = { name: string; address: string; mediaType: string };

export type DataFiles = { files: readonly DataFile[]; licence?: string | undefined };

/** The whole catalogue as files. */
export function dataset(
  { title, description, path }: Page,
  { files, licence }: DataFiles,
  publisher: Publisher,
): Thing {
  return {
    '@context': context,
    '@type': 'Dataset',
    name: title,
    description,
    url: publisher.origin + path,
    inLanguage: language,
    ...(licence && { license: licence }),
    isAccessibleForFree: true,
    creator: organization(publisher),
    distribution: files.map(({ name, address, mediaType }) => ({
      '@type': 'DataDownload',
      name,
      contentUrl: address,
      encodingFormat: mediaType,
    })),
  };
}

/** As JSON for a script element, which a tag in a title or a description would otherwise end. */
export function asScript(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', String.raw`\u003c`);
}
