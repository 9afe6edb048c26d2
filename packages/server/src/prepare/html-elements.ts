import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type HtmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
};

type Node = DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.ChildNode;

function toElement(node: DefaultTreeAdapterTypes.Element): HtmlElement {
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  };
}

/** The elements of a page with any of these names, in document order. */
export function elementsNamed(html: string, names: readonly string[]): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node && names.includes(node.tagName)) found.push(toElement(node));
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}
