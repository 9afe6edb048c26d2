import type { AnyNode, Node, Pattern, Statement } from 'acorn';
import { base, recursive } from 'acorn-walk';

/** The names that a node declares for what is inside it; none if it is not a scope. */
export function localNames(given: Node): ReadonlySet<string> {
  const node = given as AnyNode;
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return new Set([
        ...(node.type === 'ArrowFunctionExpression' ? [] : ['arguments']),
        ...(node.type === 'FunctionExpression' && node.id ? [node.id.name] : []),
        ...node.params.flatMap(patternNames),
        ...hoistedNames(node.body),
      ]);
    case 'BlockStatement':
    case 'StaticBlock':
      return new Set(node.body.flatMap(declaredNames));
    case 'SwitchStatement':
      return new Set(node.cases.flatMap(({ consequent }) => consequent.flatMap(declaredNames)));
    case 'ForStatement':
      return new Set(node.init?.type === 'VariableDeclaration' ? declaredNames(node.init) : []);
    case 'ForInStatement':
    case 'ForOfStatement':
      return new Set(node.left.type === 'VariableDeclaration' ? declaredNames(node.left) : []);
    case 'CatchClause':
      return new Set(node.param ? patternNames(node.param) : []);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return new Set(node.id ? [node.id.name] : []);
    default:
      return new Set();
  }
}

export function declaredNames(node: Statement | { type: string }): string[] {
  const statement = node as Statement;
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => patternNames(id));
  }
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return [statement.id.name];
  }
  return [];
}

/** `{ a, b: [c, ...d], e = 1 }` -> a, c, d, e */
export function patternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []));
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    default:
      return [];
  }
}

/** What `var` declares anywhere below, except in functions. */
export function hoistedNames(node: Node): string[] {
  const names: string[] = [];
  recursive(node, undefined, {
    Function() {},
    VariableDeclaration(declaration, state, visit) {
      if (declaration.kind === 'var') names.push(...declaredNames(declaration));
      base.VariableDeclaration?.(declaration, state, visit);
    },
  });
  return names;
}
