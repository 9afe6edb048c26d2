import type { Values } from '@portal/contract';
import type { Answer } from './answers/answer.ts';
import type { ErrorFormat } from './answers/service-error.ts';
import type { Collection } from './collection.ts';
import type { PictureList } from './iiif/picture-list.ts';
import type { ImagePort, TextPort } from './ports.ts';
import type { Institution } from './presentation/addresses.ts';
import type { Call, SandboxRequest } from './sandbox-request.ts';
import type { SandboxService } from './services.ts';

/** The part of the collection that a request needs. */
export type SandboxNeed =
  | 'works'
  | 'images'
  | 'likeness'
  | 'concepts'
  | 'content'
  | 'pictures'
  | 'texts';

/** What services are created from. */
export type Resources = {
  collection: Collection;
  pictures: PictureList;
  images: ImagePort;
  texts: TextPort;
  /** Identifies the collection and its renderer: part of the entity tags of pictures. */
  edition: string;
  /** The services that are present: nothing links to any other. */
  services: ReadonlySet<SandboxService>;
  /** Named by manifests. */
  institution?: Institution | undefined;
};

/** One operation: its paths, the data it needs, and how it is answered. */
export type Entry<Engine> = {
  /** Its own paths, whatever the description contains; the one in the specification first. */
  paths: readonly string[];
  /** Query parameters that are read even if the description lacks them. */
  query?: readonly string[];
  /** Everything it may need; by default the first, unless the values choose another. */
  needs: readonly [SandboxNeed, ...SandboxNeed[]];
  choose?(values: Values): SandboxNeed;
  handle(call: Call, engine: Engine): Answer | Promise<Answer>;
};

/** What all paths below a folder have in common, e.g. `/image`. */
export type Folder<Engine> = {
  format: ErrorFormat;
  /** Whether its answers are cached: records do not change while they are served. */
  isKept?: boolean;
  /** What `otherwise` needs; nothing by default. */
  needs?: SandboxNeed;
  /** Answers, or throws, for a path or method that matches no operation. */
  otherwise(request: SandboxRequest, engine: Engine): Answer | Promise<Answer>;
};

export type ServiceTable<Engine> = {
  folders: Readonly<Record<string, Folder<Engine>>>;
  /** By operationId. */
  operations: Readonly<Record<string, Entry<Engine>>>;
  /** Operations that answers link to but no API describes. */
  others?: Readonly<Record<string, Entry<Engine>>>;
  /** Folders of files that are fetched one at a time. */
  files: readonly string[];
  open(resources: Resources): Engine;
};

/** A table whose engine type is private to it. */
export type Service = Omit<ServiceTable<never>, 'open'> & {
  open(resources: Resources): OpenService;
};

export type OpenService = {
  handle(id: string, call: Call): Answer | Promise<Answer>;
  otherwise(folder: string, request: SandboxRequest): Answer | Promise<Answer>;
};

export function defineService<Engine>(table: ServiceTable<Engine>): Service {
  const entries: Readonly<Record<string, Entry<Engine>>> = { ...table.operations, ...table.others };
  const found = <Value>(record: Readonly<Record<string, Value>>, key: string): Value => {
    const value = record[key];
    if (value === undefined) throw new Error(`The service has no ${key}.`);
    return value;
  };
  return {
    ...table,
    open(resources) {
      const engine = table.open(resources);
      return {
        handle: (id, call) => found(entries, id).handle(call, engine),
        otherwise: (folder, request) => found(table.folders, folder).otherwise(request, engine),
      };
    },
  };
}
