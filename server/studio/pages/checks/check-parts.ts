import { type Language, languages } from '#shared/languages/languages.ts';
import {
  type Block,
  type EditedEntry,
  walkBlocks,
} from '#shared/page-builder/editing/block-tree.ts';
import { readShown } from '#shared/page-builder/editing/localized.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';
import { inAll, type PageFinding } from '#shared/page-builder/page-finding.ts';
import type { DescribedBlock, DescribedInput } from '../page-room.ts';

/** The editor's own text for a recipient that nobody has filled in. */
const placeholderRecipient = 'your@email.com';
/** Properties that the panel of looks offers, from the measures of the design. */
const designed =
  /^(?:var\(--[\w-]+\)|0(?:px)?|auto|none|inherit|100%|left|center|right|start|end|block|flex|grid|column|row|stretch|relative|static|border-box|cover|contain|flex-(?:start|end)|space-between)$/;

/** What is amiss with single parts of a page. @param described empty: only what needs no description */
export function checkParts(
  entry: EditedEntry,
  described: readonly DescribedBlock[],
): PageFinding[] {
  const inputsOf = new Map(described.map(({ name, inputs }) => [name, inputs]));
  return [...walkBlocks(entry)].flatMap(({ block }) => {
    const name = block.component?.name ?? '';
    return [
      ...checkForm(block, name),
      ...checkPictures(block, inputsOf.get(name) ?? []),
      ...(described.length > 0 ? checkLook(block, name) : []),
    ];
  });
}

function checkForm(block: Block, name: string): PageFinding[] {
  if (name !== 'Form:Form' || isBound(block, 'sendSubmissionsToEmail')) return [];
  const lost = languages.filter((language) => !isSent(block, language));
  if (lost.length === 0) return [];
  const options = block.component?.options ?? {};
  const about = lost.map((language) =>
    readText(options.sendSubmissionsTo, language) === 'custom'
      ? readText(options.action, language).slice(0, 200)
      : '',
  );
  return [
    {
      ...{ kind: 'form-nowhere', blockId: block.id, languages: inAll(lost) },
      about: [...new Set(about)].filter(Boolean).join(', '),
    },
  ];
}

const readText = (value: unknown, language: Language) =>
  String(readShown(value, language) ?? '').trim();

function isSent(block: Block, language: Language): boolean {
  const options = block.component?.options ?? {};
  const sent = readText(options.sendSubmissionsTo, language) || 'email';
  const recipient = readText(options.sendSubmissionsToEmail, language);
  return sent === 'email'
    ? recipient !== '' && recipient !== placeholderRecipient
    : sent === 'custom' &&
        (isGoodAction(readText(options.action, language)) || isBound(block, 'action'));
}

/** As visitors' pages take it: https or this site. Which hosts are allowed the site says. */
function isGoodAction(action: string): boolean {
  const base = 'https://site.invalid';
  if (action === '' || !URL.canParse(action, base)) return action.includes('{{');
  const { protocol, username, password } = new URL(action, base);
  return protocol === 'https:' && username === '' && password === '';
}

const isBound = ({ bindings }: Block, option: string): boolean =>
  isTree(bindings) && Object.hasOwn(bindings, `component.options.${option}`);

/** Pictures without words for those who do not see them; who leaves them out on purpose passes this by. */
function checkPictures(block: Block, inputs: readonly DescribedInput[]): PageFinding[] {
  const options = block.component?.options ?? {};
  return listPictures(options, inputs).flatMap(({ words, isBound: isGiven }) => {
    if (isGiven || isBound(block, 'altText')) return [];
    const lacking = languages.filter((language) => readText(words, language) === '');
    if (lacking.length === 0) return [];
    const found = { blockId: block.id, languages: inAll(lacking), about: '' };
    return [{ ...found, kind: 'no-alternative' as const }];
  });
}

interface ShownPicture {
  readonly words: unknown;
  readonly isBound: boolean;
}

function listPictures(
  options: Readonly<Record<string, unknown>>,
  inputs: readonly DescribedInput[],
): ShownPicture[] {
  return inputs.flatMap(({ name, type, subFields, allowedFileTypes }): ShownPicture[] => {
    const value = options[name];
    if (type === 'list' && Array.isArray(value)) {
      return value.flatMap((one) => (isTree(one) ? listPictures(one, subFields ?? []) : []));
    }
    const isPicture = type === 'file' && allowedFileTypes?.some((kind) => /png|jpe?g/.test(kind));
    const worded = inputs.find((one) => one.name === `${name}Alt` || one.name === 'altText');
    if (!isPicture || !value || !worded) return [];
    return [{ words: options[worded.name], isBound: false }];
  });
}

/** Values of its own, and code: kept, drawn, and nobody else's design. */
function checkLook(block: Block, name: string): PageFinding[] {
  const free = Object.values(isTree(block.responsiveStyles) ? block.responsiveStyles : {})
    .filter(isTree)
    .flatMap((styles) => Object.entries(styles))
    .filter(([, value]) => typeof value === 'string' && !designed.test(value.trim()))
    .map(([property]) => property);
  const of = { blockId: block.id, languages: [] };
  return [
    ...(free.length > 0
      ? [{ ...of, kind: 'free-look' as const, about: [...new Set(free)].slice(0, 8).join(', ') }]
      : []),
    ...(name === 'Custom Code' ? [{ ...of, kind: 'own-code' as const, about: '' }] : []),
  ];
}
