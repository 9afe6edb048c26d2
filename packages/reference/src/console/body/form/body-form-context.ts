import { type JsonValue, type Problem, pointerOf, type Schema } from '@portal/contract';
import { createContext, useContext } from 'react';
import type { Schemas } from '../../../model/schema/resolve-schema.ts';

export type Path = readonly (string | number)[];

/** Of one property or item of a body. */
export type SchemaFieldProps = {
  path: Path;
  name: string;
  schema: Schema;
  required: boolean;
  value: JsonValue | undefined;
  onValue: (value: JsonValue | undefined) => void;
};

/** What every field of a body needs. */
export type BodyForm = {
  schemas: Schemas;
  /** Of the control at a place, e.g. `r1body%2Ftitle`. */
  idOf: (path: Path) => string;
  /** The ones to show by now. */
  problemsAt: (path: Path) => readonly Problem[];
  onLeave: (path: Path) => void;
  /** Whether the reader is being taken to a field inside. */
  isWantedInside: (path: Path) => boolean;
};

const Context = createContext<BodyForm | undefined>(undefined);

export const BodyFormProvider = Context.Provider;

export function useBodyForm(): BodyForm {
  const context = useContext(Context);
  if (!context) throw new Error('Fields of a body are inside a BodyFormProvider.');
  return context;
}

export function bodyForm(given: {
  schemas: Schemas;
  prefix: string;
  problems: readonly Problem[];
  wanted: string | undefined;
  isSeen: (pointer: string) => boolean;
  onLeave: (pointer: string) => void;
}): BodyForm {
  const { schemas, prefix, problems, wanted, isSeen, onLeave } = given;
  const at = (path: Path) => pointerOf([...path]);
  return {
    schemas,
    // Spaces would end an id in a list of ids.
    idOf: (path) => `${prefix}${encodeURIComponent(at(path))}`,
    problemsAt: (path) => {
      const pointer = at(path);
      return isSeen(pointer) ? problems.filter(({ where }) => where.pointer === pointer) : [];
    },
    onLeave: (path) => onLeave(at(path)),
    isWantedInside: (path) => wanted?.startsWith(`${at(path)}/`) === true,
  };
}
