import type { CallExpression, NewExpression, Program } from 'acorn';
import { simple } from 'acorn-walk';
import { CellProblem } from './cell-problem.ts';
import type { Locate } from './positions.ts';

/** What follows the reader's own language unless one is named, with how many arguments it needs. */
const localised: Readonly<Record<string, { least: number; instead: string }>> = {
  toLocaleString: { least: 1, instead: "toLocaleString('en-GB')" },
  toLocaleDateString: { least: 1, instead: "toLocaleDateString('en-GB')" },
  toLocaleTimeString: { least: 1, instead: "toLocaleTimeString('en-GB')" },
  localeCompare: { least: 2, instead: "localeCompare(other, 'en')" },
};

/** Finds what would give different results in a build here and in a reader's browser. */
export function checkReproducible(program: Program, code: string, locate: Locate): void {
  const refuse = (node: CallExpression | NewExpression, message: string): never => {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    const place = locate({ line, column: column + 1 });
    throw new CellProblem(message, place.line, place.column);
  };
  const checkIntl = (node: CallExpression | NewExpression): void => {
    const name = code.slice(node.callee.start, node.callee.end);
    if (!/^Intl\.[A-Z]\w+$/.test(name) || node.arguments.length > 0) return;
    refuse(node, `${name} needs a language: every reader has their own. Write ${name}('en-GB').`);
  };
  simple(program, {
    CallExpression(node) {
      checkIntl(node);
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') {
        return;
      }
      const { name } = node.callee.property;
      const rule = Object.hasOwn(localised, name) ? localised[name] : undefined;
      if (!rule || node.arguments.length >= rule.least) return;
      refuse(node, `${name} needs a language: every reader has their own. Write ${rule.instead}.`);
    },
    NewExpression: checkIntl,
  });
}
