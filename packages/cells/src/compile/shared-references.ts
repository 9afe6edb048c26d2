import type { AnyNode, Identifier, Node, Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { hoistedNames, localNames } from './local-names.ts';

/** A name in the source that no function or block around it declares. */
export type Reference = {
  name: string;
  start: number;
  end: number;
  /** `{ name }`, which must become `{ name: … }`. */
  isShorthand: boolean;
  /** `typeof name`, which is not an error if there is no such name. */
  isTypeof: boolean;
};

/** All names that are declared neither inside the cell's functions and blocks nor by the language. */
export function sharedReferences(program: Program): Reference[] {
  const references: Reference[] = [];
  const known = new Map<Node, ReadonlySet<string>>();
  const namesOf = (node: Node): ReadonlySet<string> => {
    const names = known.get(node) ?? (node === program ? nestedVars(program) : localNames(node));
    known.set(node, names);
    return names;
  };

  const visit = (node: Identifier, _state: unknown, ancestors: Node[]): void => {
    const around = ancestors.slice(0, -1).filter((one) => one !== node);
    if (isOwnName(node, around) || around.some((one) => namesOf(one).has(node.name))) return;
    const parent = around.at(-1) as AnyNode | undefined;
    references.push({
      name: node.name,
      start: node.start,
      end: node.end,
      isShorthand: isShorthand(node, around as AnyNode[]),
      isTypeof: parent?.type === 'UnaryExpression' && parent.operator === 'typeof',
    });
  };
  // The walker calls a name that is declared or assigned a VariablePattern; its types do not
  // include it.
  const visitors = { Identifier: visit, VariablePattern: visit };
  ancestor(program, visitors);
  const places = new Map(references.map((one) => [one.start, one]));
  return [...places.values()].sort((a, b) => a.start - b.start);
}

/** The name in `function name() {}` and `class name {}`: they are rewritten as a whole. */
function isOwnName({ start }: Identifier, around: Node[]): boolean {
  const parent = around.at(-1) as AnyNode | undefined;
  return /^(Function|Class)/.test(parent?.type ?? '') && (parent as Named).id?.start === start;
}

type Named = { id?: Identifier | null };

/** A `var` inside a block of the cell belongs to the cell alone. */
function nestedVars(program: Program): ReadonlySet<string> {
  return new Set(
    program.body
      .filter(({ type }) => type !== 'VariableDeclaration')
      .flatMap((statement) => hoistedNames(statement)),
  );
}

function isShorthand(node: Identifier, around: AnyNode[]): boolean {
  const nearest = around.slice(-3).flatMap((one) => {
    if (one.type === 'Property') return [one];
    return one.type === 'ObjectPattern' || one.type === 'ObjectExpression'
      ? one.properties.filter((property) => property.type === 'Property')
      : [];
  });
  return nearest.some(({ shorthand, key }) => shorthand && key.start === node.start);
}
