import { isObject, type JsonValue } from '@portal/contract';
import { serviceAddress } from '@portal/iiif';
import { entriesOf, isParent, type JsonObject } from '@portal/ui/json';

/** What one needs to reuse the picture of a record; each only if the record has it. */
export type PictureRights = {
  /** The IIIF service of the picture, e.g. `https://pictures.example/image/V0040217` */
  iiifBase?: string;
  /** e.g. `pdm` */
  licenceId?: string;
  /** e.g. `https://creativecommons.org/publicdomain/mark/1.0/` */
  licenceUrl?: string;
  credit?: string;
};

/** The columns of a table that contain them, in this order. */
export const rightsColumns = ['iiifBase', 'licenceId', 'licenceUrl', 'credit'] as const;

const licenceNames = ['license', 'licence', 'rights'];
const creditNames = ['credit', 'creditLine', 'attribution'];
const isRights = (name: string) => /^(?:licen[cs]e|rights|credit|attribution)/i.test(name);

export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/\S+$/i.test(value);
}

/** An object and the objects around it, the nearest first. */
type Place = { object: JsonObject; around: JsonObject[]; isThumbnail: boolean; service?: string };

type Node = { value: JsonValue; around: JsonObject[]; isThumbnail: boolean };

const mostNodes = 400;
const deepest = 5;

function addressesOf(object: JsonObject): string[] {
  return Object.entries(object).flatMap(([name, value]) =>
    isWebAddress(value) && !isRights(name) ? [value] : [],
  );
}

/** The nearest to the record first. */
function placesIn(record: JsonObject): Place[] {
  const waiting: Node[] = [{ value: record, around: [], isThumbnail: false }];
  const places: Place[] = [];
  // The list grows while it is read.
  for (const { value, around, isThumbnail } of waiting) {
    if (isObject(value)) {
      const service = addressesOf(value).map(serviceAddress).find(Boolean);
      const place = { object: value, around, isThumbnail };
      places.push(service === undefined ? place : { ...place, service });
    }
    const inside = isObject(value) ? [value, ...around] : around;
    if (inside.length > deepest) continue;
    for (const [name, inner] of entriesOf(value)) {
      if (!isParent(inner) || isRights(String(name)) || waiting.length >= mostNodes) continue;
      const isSmall = isThumbnail || /thumb/i.test(String(name));
      waiting.push({ value: inner, around: inside, isThumbnail: isSmall });
    }
  }
  return places;
}

function textAt(object: JsonObject, names: readonly string[]): string | undefined {
  return names
    .map((name) => (Object.hasOwn(object, name) ? object[name] : undefined))
    .find((value): value is string => typeof value === 'string' && value !== '');
}

function licenceIn(object: JsonObject): Pick<PictureRights, 'licenceId' | 'licenceUrl'> {
  for (const name of licenceNames) {
    const given = Object.hasOwn(object, name) ? object[name] : undefined;
    const value = Array.isArray(given) ? given[0] : given;
    if (isWebAddress(value)) return { licenceUrl: value };
    if (typeof value === 'string' && /^\S+$/.test(value)) return { licenceId: value };
    if (!isObject(value)) continue;
    const id = textAt(value, ['id', '@id']);
    const url = textAt(value, ['url', 'href', 'uri']) ?? (isWebAddress(id) ? id : undefined);
    const isId = id !== undefined && !isWebAddress(id);
    return { ...(isId && { licenceId: id }), ...(url !== undefined && { licenceUrl: url }) };
  }
  return {};
}

const hasLicence = (object: JsonObject) => Object.keys(licenceIn(object)).length > 0;

/** Of the picture itself rather than of its thumbnail; without one, of what has a licence. */
function chosenPlace(places: readonly Place[]): Place | undefined {
  return (
    places.find(({ service, isThumbnail }) => service !== undefined && !isThumbnail) ??
    places.find(({ service }) => service !== undefined) ??
    places.find(({ object }) => hasLicence(object))
  );
}

/**
 * Licence and credit are those beside the address, or of what is around it: another picture of the
 * record may have others. Only a credit under the same licence may be given elsewhere.
 */
export function pictureRights(record: JsonObject): PictureRights {
  const places = placesIn(record);
  const place = chosenPlace(places);
  if (!place) return {};
  const near = [place.object, ...place.around];
  const licence = licenceIn(near.find(hasLicence) ?? {});
  const sameLicence = places.filter(({ object }) => {
    const other = licenceIn(object);
    return (
      hasLicence(object) &&
      Object.entries(licence).every(([name, value]) => other[name as keyof typeof other] === value)
    );
  });
  const credit = [...near, ...sameLicence.map(({ object }) => object)]
    .map((object) => textAt(object, creditNames))
    .find((text) => text !== undefined);
  return {
    ...(place.service !== undefined && { iiifBase: place.service }),
    ...licence,
    ...(credit !== undefined && { credit }),
  };
}
