import { SaxesParser } from 'saxes';
import { coreNamespace } from './document.ts';

/**
 * Holds a file against the rules of the core: the schema `xliff_core_2.0.xsd` of XLIFF 2.1 and those of
 * `xliff_core_2.1.sch` that speak of what we write. Own words, not a copy.
 *
 * @returns what is wrong, with the element; empty: it is valid
 */
export function findXliffProblems(text: string): string[] {
  const root = parse(text);
  const problems: string[] = [];
  const check = (element: Element, parent: Element | null) => {
    const tell = (what: string) =>
      problems.push(`${element.name} ${element.attributes.id ?? ''}: ${what}`);
    const rule = rules[element.name];
    if (!rule) {
      tell('is no element of the core');
      return;
    }
    for (const [name, value] of Object.entries(element.attributes)) {
      const pattern = rule.attributes[name];
      if (!pattern) tell(`has no attribute ${name}`);
      else if (!pattern.test(value)) tell(`${name}="${value}" is wrong`);
    }
    for (const name of rule.required) if (!(name in element.attributes)) tell(`lacks ${name}`);
    const order = element.children.map(({ name }) => name).join(' ');
    if (!rule.children.test(order)) tell(`holds "${order}"`);
    if (!rule.isMixed && element.text.trim() !== '') tell('holds text');
    if (element.name === 'unit') problems.push(...checkUnit(element));
    if (parent === null && element.name !== 'xliff') tell('is the root');
    for (const child of element.children) check(child, element);
  };
  check(root, null);
  const files = root.children;
  if (repeated(files.map(idOf)).length > 0) problems.push('two files have one id');
  for (const file of files) {
    const again = repeated(all(file, 'unit').map(idOf));
    if (again.length > 0) problems.push(`two units are called ${again[0]}`);
  }
  const hasTargets = all(root, 'target').length > 0;
  if (hasTargets && !root.attributes.trgLang) problems.push('targets are of no language');
  return problems;
}

interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Element[];
  text: string;
}

function parse(text: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const stack: Element[] = [];
  let root: Element | null = null;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.values(
      tag.attributes as Record<string, { name: string; value: string }>,
    )
      .filter(({ name }) => name !== 'xmlns')
      .map(({ name, value }) => [name, value]);
    const element: Element = {
      name: tag.uri === coreNamespace ? tag.local : `{${tag.uri}}${tag.local}`,
      attributes: Object.fromEntries(attributes),
      children: [],
      text: '',
    };
    stack.at(-1)?.children.push(element);
    stack.push(element);
    root ??= element;
  });
  parser.on('text', (words) => {
    const [element] = stack.slice(-1);
    if (element) element.text += words;
  });
  parser.on('closetag', () => stack.pop());
  parser.write(text).close();
  if (!root) throw new Error('There is nothing.');
  return root;
}

const token = /^[\w.:-]+$/;
const any = /^[\s\S]*$/;
const yesNo = /^(yes|no)$/;
const language = /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/;
const userDefined = /^[^\s:]+:[^\s:]+$/;
const inline = 'cp|ph|pc|sc|ec|mrk|sm|em';
const inlines = new RegExp(`^((${inline})( (?!$)|$))*$`);
const code = {
  id: token,
  canCopy: yesNo,
  canDelete: yesNo,
  canReorder: /^(yes|firstNo|no)$/,
  copyOf: token,
  subType: userDefined,
  type: /^(fmt|ui|quote|link|image|other)$/,
};
const space = { 'xml:space': /^(default|preserve)$/ };
const words = { 'xml:lang': language, ...space };

interface Rule {
  readonly attributes: Readonly<Record<string, RegExp>>;
  readonly required: readonly string[];
  /** Of the names of its children, with a space between. */
  readonly children: RegExp;
  readonly isMixed?: boolean;
}

const rules: Readonly<Record<string, Rule>> = {
  xliff: {
    attributes: { version: /^2\.1$/, srcLang: language, trgLang: language, ...space },
    required: ['version', 'srcLang'],
    children: /^file( file)*$/,
  },
  file: {
    attributes: { id: token, original: any, canResegment: yesNo, translate: yesNo, ...space },
    required: ['id'],
    children: /^(notes )?(unit|group)( (unit|group))*$/,
  },
  unit: {
    attributes: {
      id: token,
      name: any,
      canResegment: yesNo,
      translate: yesNo,
      type: userDefined,
      ...space,
    },
    required: ['id'],
    children: /^(notes )?(originalData )?(segment|ignorable)( (segment|ignorable))*$/,
  },
  notes: { attributes: {}, required: [], children: /^note( note)*$/ },
  note: {
    attributes: {
      id: token,
      appliesTo: /^(source|target)$/,
      category: any,
      priority: /^([1-9]|10)$/,
    },
    required: [],
    children: /^$/,
    isMixed: true,
  },
  originalData: { attributes: {}, required: [], children: /^data( data)*$/ },
  data: {
    attributes: { id: token, dir: any, 'xml:space': /^preserve$/ },
    required: ['id'],
    children: /^(cp( (?!$)|$))*$/,
    isMixed: true,
  },
  segment: {
    attributes: {
      id: token,
      canResegment: yesNo,
      state: /^(initial|translated|reviewed|final)$/,
      subState: userDefined,
    },
    required: [],
    children: /^source( target)?$/,
  },
  ignorable: { attributes: { id: token }, required: [], children: /^source( target)?$/ },
  source: { attributes: words, required: [], children: inlines, isMixed: true },
  target: {
    attributes: { ...words, order: /^[1-9]\d*$/ },
    required: [],
    children: inlines,
    isMixed: true,
  },
  cp: { attributes: { hex: /^([\dA-F]{2})+$/ }, required: ['hex'], children: /^$/ },
  ph: {
    attributes: { ...code, disp: any, equiv: any, dataRef: token, subFlows: any },
    required: ['id'],
    children: /^$/,
  },
  pc: {
    attributes: {
      ...code,
      canOverlap: yesNo,
      dataRefEnd: token,
      dataRefStart: token,
      dispStart: any,
      dispEnd: any,
    },
    required: ['id'],
    children: inlines,
    isMixed: true,
  },
  sc: {
    attributes: { ...code, canOverlap: yesNo, dataRef: token, isolated: yesNo },
    required: ['id'],
    children: /^$/,
  },
  ec: {
    attributes: { ...code, canOverlap: yesNo, dataRef: token, isolated: yesNo, startRef: token },
    required: [],
    children: /^$/,
  },
};

const idOf = ({ attributes }: Element) => attributes.id ?? '';
const repeated = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);
const all = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];

/** What the schema cannot say of one unit. */
function checkUnit(unit: Element): string[] {
  const problems: string[] = [];
  const tell = (what: string) => problems.push(`unit ${idOf(unit)}: ${what}`);
  const parts = unit.children.filter(({ name }) => name === 'segment' || name === 'ignorable');
  if (!parts.some(({ name }) => name === 'segment')) tell('has no segment');
  const codes = (element: Element): Element[] =>
    element.children.flatMap((child) => [child, ...codes(child)]);
  const sources = parts.map(({ children }) => children.find(({ name }) => name === 'source'));
  const ids = [
    ...parts.map(idOf),
    ...sources.flatMap((source) => (source ? codes(source).map(idOf).filter(Boolean) : [])),
  ];
  if (repeated(ids).length > 0) tell(`${repeated(ids)[0]} is used twice`);
  const data = all(unit, 'data').map(idOf);
  if (repeated(data).length > 0) tell('two data have one id');
  const ownIds: string[] = [];
  parts.forEach(({ children }, at) => {
    const source = sources[at];
    const target = children.find(({ name }) => name === 'target');
    const inSource = source ? codes(source) : [];
    for (const element of target ? codes(target) : []) {
      const id = idOf(element);
      if (id === '') continue;
      const same = inSource.find((one) => idOf(one) === id);
      if (same && same.name !== element.name) tell(`${id} is another element in the target`);
      if (!same && ids.includes(id)) tell(`${id} is another code in the target`);
      ownIds.push(id);
    }
    for (const side of [source, target]) {
      const inside = side ? codes(side) : [];
      for (const { name, attributes } of inside) {
        const refs = [attributes.dataRef, attributes.dataRefStart, attributes.dataRefEnd];
        for (const ref of refs) if (ref && !data.includes(ref)) tell(`${ref} is no data`);
        if (attributes.subType && !attributes.type) tell('a subType wants a type');
        if (attributes.subType?.startsWith('xlf:') && attributes.type !== 'fmt')
          tell('xlf: is fmt');
        if (name === 'ec' && (attributes.id || !attributes.startRef)) tell('ec names its start');
      }
      const order = inside.filter(({ name }) => name === 'sc' || name === 'ec');
      for (const [place, { name, attributes }] of order.entries()) {
        const other =
          name === 'sc'
            ? order.slice(place).filter((one) => one.attributes.startRef === attributes.id)
            : order.slice(0, place).filter((one) => idOf(one) === attributes.startRef);
        if (other.length !== 1) tell(`${name} has no other half`);
      }
    }
  });
  if (repeated(ownIds).length > 0) tell(`${repeated(ownIds)[0]} is used twice in targets`);
  return problems;
}
