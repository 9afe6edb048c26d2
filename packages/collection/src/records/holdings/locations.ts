import { accessMethodLabels, accessStatusLabels, locationTypeLabels } from '../labels.ts';
import type { AccessCondition, DigitalLocation, PhysicalLocation } from '../record-types.ts';
import { type LicenceId, licence } from './licences.ts';

/** Placeholder for the services' hosts, replaced by whatever serves the records. */
export const iiifHost = 'https://iiif.example.org';
export const resourceHost = 'https://resources.example.org';

export type AccessMethodId = keyof typeof accessMethodLabels;
export type AccessStatusId = keyof typeof accessStatusLabels;
export type PlaceId = 'closed-stores' | 'open-shelves' | 'on-exhibition' | 'on-order';

export function access(
  method: AccessMethodId,
  status?: AccessStatusId,
  words: { terms?: string | undefined; note?: string | undefined } = {},
): AccessCondition {
  return {
    method: { id: method, label: accessMethodLabels[method], type: 'AccessMethod' },
    ...(status && {
      status: { id: status, label: accessStatusLabels[status], type: 'AccessStatus' },
    }),
    ...(words.terms && { terms: words.terms }),
    ...(words.note && { note: words.note }),
    type: 'AccessCondition',
  };
}

function locationType(id: keyof typeof locationTypeLabels) {
  return { id, label: locationTypeLabels[id], type: 'LocationType' as const };
}

export function shelf(
  place: PlaceId,
  shelfmark: string | undefined,
  accessConditions: AccessCondition[],
): PhysicalLocation {
  return {
    locationType: locationType(place),
    label: locationTypeLabels[place],
    ...(shelfmark && { shelfmark }),
    accessConditions,
    type: 'PhysicalLocation',
  };
}

/** A digital copy with a licence, and whom to credit for it. */
type Rights = { licence: LicenceId; credit: string | undefined };

export function imageLocation(picture: string, rights: Rights): DigitalLocation {
  return {
    locationType: locationType('iiif-image'),
    url: `${iiifHost}/image/${picture}/info.json`,
    ...(rights.credit && { credit: rights.credit }),
    license: licence(rights.licence),
    accessConditions: [access('view-online', 'open')],
    type: 'DigitalLocation',
  };
}

export function manifestLocation(book: string, rights: Rights): DigitalLocation {
  return {
    locationType: locationType('iiif-presentation'),
    url: `${iiifHost}/presentation/v2/${book}`,
    ...(rights.credit && { credit: rights.credit }),
    license: licence(rights.licence),
    accessConditions: [access('view-online', 'open')],
    type: 'DigitalLocation',
  };
}

export function resourceLocation(
  path: string,
  linkText: string,
  accessConditions: AccessCondition[],
  licenceId?: LicenceId,
): DigitalLocation {
  return {
    locationType: locationType('online-resource'),
    url: `${resourceHost}/${path}`,
    linkText,
    ...(licenceId && { license: licence(licenceId) }),
    accessConditions,
    type: 'DigitalLocation',
  };
}

/** `asset` is the path before the size, e.g. "image/V0040217/full/300,". */
export function thumbnailLocation(asset: string, licenceId: LicenceId): DigitalLocation {
  return {
    locationType: locationType('thumbnail-image'),
    url: `${iiifHost}/${asset}/0/default.jpg`,
    license: licence(licenceId),
    accessConditions: [],
    type: 'DigitalLocation',
  };
}
