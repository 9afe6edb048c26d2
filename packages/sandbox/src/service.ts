import type { Values } from '@portal/contract';
import type { Answer } from './answer.ts';
import type { Collection } from './collection.ts';
import type { PictureList } from './iiif/picture-list.ts';
import type { ImagePort, TextPort } from './ports.ts';
import type { Call, SandboxRequest } from './sandbox-request.ts';
import type { ErrorFormat } from './service-error.ts';
import type { SandboxService } from './services.ts';

/** What of the collection a request is answered from. */
export type SandboxNeed =
  | 'works'
  | 'images'
  | 'likeness'
  | 'concepts'
  | 'content'
  | 'pictures'
  | 'texts';

/** What the services are made from. */
export type Resources = {
  collection: Collection;
  pictures: PictureList;
  images: ImagePort;
  texts: TextPort;
  /** Identifies the collection and what renders it: part of the tags of pictures. */
  edition: string;
  /** Which services answer here: nothing links to another. */
  services: ReadonlySet<SandboxService>;
};

/** One operation: where the sandbox answers it, what from, and how. */
export type Entry<Engine> = {
  /** Where it answers whatever the description says, the specification's own path first. */
  paths: readonly string[];
  /** Parameters of the query that are read even if the description lacks them. */
  query?: readonly string[];
  /** All that it may need; the first, unless it chooses another by the values. */
  needs: readonly [SandboxNeed, ...SandboxNeed[]];
  choose?(values: Values): SandboxNeed;
  handle(call: Call, engine: Engine): Answer | Promise<Answer>;
};

/** What all paths below one have in common, e.g. `/image`. */
export type Folder<Engine> = {
  format: ErrorFormat;
  /** Whether its answers are kept: records do not change while they are served. */
  isKept?: boolean;
  /** What `otherwise` needs; nothing if left out. */
  needs?: SandboxNeed;
  /** Answers, or throws, for a path or method that no operation has. */
  otherwise(request: SandboxRequest, engine: Engine): Answer | Promise<Answer>;
};

export type ServiceTable<Engine> = {
  folders: Readonly<Record<string, Folder<Engine>>>;
  /** By operationId. */
  operations: Readonly<Record<string, Entry<Engine>>>;
  /** What answers lead to, and no API describes. */
  others?: Readonly<Record<string, Entry<Engine>>>;
  /** The folders of files that are fetched one by one. */
  files: readonly string[];
  open(resources: Resources): Engine;
};

/** A table whose engine only it knows. */
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
