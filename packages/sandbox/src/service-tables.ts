import { type ErrorFormat, errorAnswer, ServiceError } from './answers/service-error.ts';
import { catalogueService } from './catalogue/catalogue-service.ts';
import { contentService } from './content/content-service.ts';
import { datasetsService } from './datasets/datasets-service.ts';
import { iiifService } from './iiif/iiif-service.ts';
import type { Service } from './service.ts';
import { type SandboxService, sandboxServices } from './services.ts';
import { textService } from './text/text-service.ts';

/** All services of the sandbox: routes, needed data and error formats follow from these. */
export const serviceTables: Readonly<Record<SandboxService, Service>> = {
  catalogue: catalogueService,
  content: contentService,
  iiif: iiifService,
  text: textService,
  datasets: datasetsService,
};

/** A folder below the sandbox's address, e.g. `/image` of the service `iiif`. */
export type PlacedFolder = { service: SandboxService; folder: string };

const folders: readonly PlacedFolder[] = sandboxServices.flatMap((service) =>
  Object.keys(serviceTables[service].folders).map((folder) => ({ service, folder })),
);

/** @param path below the mount, e.g. "/thumbs/V0040217"; the innermost folder is returned */
export function folderAt(path: string): PlacedFolder | undefined {
  const [plain = ''] = path.split(/[?#]/);
  return folders.find(({ folder }) => plain === folder || plain.startsWith(`${folder}/`));
}

export function formatAt(path: string): ErrorFormat {
  const placed = folderAt(path);
  const own = placed && serviceTables[placed.service].folders[placed.folder];
  return own?.format ?? 'image';
}

/** An error in the format of the service that owns a path. */
export function serviceError(path: string, status: number, description?: string) {
  return errorAnswer(formatAt(path), new ServiceError(status, description));
}
