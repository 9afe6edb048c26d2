import sax from 'sax';

type Type = 'id' | 'text' | 'whole';
type Element = {
  required?: Record<string, Type>;
  optional?: Record<string, Type>;
  /** What it contains, each name followed by a space. */
  children?: RegExp;
};

const box = { HPOS: 'whole', VPOS: 'whole', WIDTH: 'whole', HEIGHT: 'whole' } as const;
const block = { ID: 'id', ...box } as const;

/**
 * What the schemas of ALTO 2.0 and 2.1 both allow, as far as the books need it. Numbers are whole: in 2.0
 * those of a block are `xsd:int`. No package that could be installed contains the schemas.
 */
const elements: Readonly<Record<string, Element>> = {
  alto: { required: { xmlns: 'text' }, children: /^(Description )?Layout $/ },
  Description: { children: /^MeasurementUnit (sourceImageInformation )?$/ },
  MeasurementUnit: {},
  sourceImageInformation: { children: /^(fileName )?$/ },
  fileName: {},
  Layout: { children: /^(Page )+$/ },
  Page: {
    required: { ID: 'id', PHYSICAL_IMG_NR: 'whole' },
    optional: { WIDTH: 'whole', HEIGHT: 'whole' },
    children: /^(PrintSpace )?$/,
  },
  PrintSpace: { required: box, children: /^((TextBlock|GraphicalElement) )*$/ },
  TextBlock: { required: block, children: /^(TextLine )*$/ },
  GraphicalElement: { required: block },
  TextLine: { required: box, children: /^(String (SP )?)+$/ },
  String: { required: { CONTENT: 'text' }, optional: box },
  SP: { optional: { HPOS: 'whole', VPOS: 'whole', WIDTH: 'whole' } },
};

const forms: Readonly<Record<Type, RegExp>> = {
  id: /^[A-Za-z_][\w.-]*$/,
  text: /./,
  whole: /^\d+$/,
};

/** What a validator would report; throws where the text is not well-formed XML. */
export function altoProblems(xml: string): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  const open: { name: string; children: string }[] = [];
  const parser = sax.parser(true, {});
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent) parent.children += `${name} `;
    open.push({ name, children: '' });
    problems.push(...attributeProblems(name, attributes as Record<string, string>));
    const { ID: id } = attributes as Record<string, string>;
    if (id && ids.has(id)) problems.push(`ID ${id} is there twice`);
    if (id) ids.add(id);
  };
  parser.onclosetag = (name) => {
    const { children = '' } = open.pop() ?? {};
    const allowed = elements[name]?.children ?? /^$/;
    if (!allowed.test(children)) problems.push(`${name} contains ${children.trim()}`);
  };
  parser.write(xml).close();
  return problems;
}

function attributeProblems(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const element = elements[name];
  if (!element) return [`${name} is unknown`];
  const { required = {}, optional = {} } = element;
  const types = new Map(Object.entries({ ...required, ...optional }));
  const missing = Object.keys(required).filter((key) => attributes[key] === undefined);
  const wrong = Object.entries(attributes).filter(([key, value]) => {
    const type = types.get(key);
    return !type || !forms[type].test(value);
  });
  return [
    ...missing.map((key) => `${name} lacks ${key}`),
    ...wrong.map(([key, value]) => `${name} has ${key}="${value}"`),
  ];
}
