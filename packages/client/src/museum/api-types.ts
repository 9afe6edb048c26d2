import type * as Catalogue from './generated/catalogue.generated.ts';
import type * as Content from './generated/content.generated.ts';
import type * as Iiif from './generated/iiif.generated.ts';
import type * as Text from './generated/text.generated.ts';

/** The paths of each API, as described. */
export type ApiPaths = {
  catalogue: Catalogue.paths;
  content: Content.paths;
  iiif: Iiif.paths;
  text: Text.paths;
};

export type ApiName = keyof ApiPaths;

type ApiSchemas = {
  catalogue: Catalogue.components['schemas'];
  content: Content.components['schemas'];
  iiif: Iiif.components['schemas'];
  text: Text.components['schemas'];
};

/** A named record of an API, e.g. `Schema<'catalogue', 'Work'>`. */
export type Schema<
  Name extends ApiName,
  Key extends keyof ApiSchemas[Name],
> = ApiSchemas[Name][Key];

/** e.g. `'/works/{id}'` */
export type ApiPath<Name extends ApiName> = keyof ApiPaths[Name] & string;

/** The type of one operation: its parameters and its responses. */
export type Operation<
  Name extends ApiName,
  Path extends ApiPath<Name>,
> = ApiPaths[Name][Path] extends { get: infer Get extends Record<string | number, unknown> }
  ? Get
  : never;

/** The bodies of a successful response by media type, e.g. `{ 'application/json': Work }`. */
export type OkContent<Call> = Call extends { responses: { 200: { content: infer Content } } }
  ? Content
  : never;

/** The bodies of all other responses. */
export type ErrorContent<Call> = Call extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends 200
        ? never
        : Responses[Status] extends { content: infer Content }
          ? Content[keyof Content]
          : never;
    }[keyof Responses]
  : never;
