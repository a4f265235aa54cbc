import type { BlockDefinition, BlockInput } from './definition.ts';

/**
 * The documentation of blocks for editors, derived from the registry.
 * @returns Markdown
 */
export function describeBlocks(registry: Readonly<Record<string, BlockDefinition>>): string {
  const [museum, builtIn] = [true, false].map((isMuseum) =>
    Object.entries(registry)
      .filter(([name]) => name.startsWith('Museum:') === isMuseum)
      .map(([name, definition]) => toSection(name, definition)),
  );
  return [
    '# Blocks that editors can place',
    'Derived from `app/blocks/registry.ts` by `npm run blocks:document`; do not edit by hand.',
    '## The museum’s own',
    ...(museum ?? []),
    '## The page builder’s',
    ...(builtIn ?? []),
    '',
  ].join('\n\n');
}

function toSection(name: string, { description, friendlyName, inputs, ...rest }: BlockDefinition) {
  const facts = [
    rest.canHaveChildren && 'Other blocks can be put into it.',
    rest.load && 'What it shows is asked for whenever the page is made.',
  ].filter(Boolean);
  return [
    `### ${friendlyName ? `${friendlyName} (\`${name}\`)` : `\`${name}\``}`,
    [description, ...facts].join(' '),
    inputs.length > 0
      ? [
          // What is missing in a block that does not fill itself in stays missing.
          `| input | kind | ${rest.hasDefaults ? 'without it' : 'in a new block'} | what to write |`,
          '|---|---|---|---|',
          ...inputs.flatMap((input) => describeInput(input, '')),
        ].join('\n')
      : 'There is nothing to fill in.',
  ].join('\n\n');
}

function describeInput(input: BlockInput, prefix: string): string[] {
  const name = prefix + input.name;
  const kind = input.enum ? input.enum.map((one) => `\`${one}\``).join(', ') : input.type;
  const without = toTexts(input.defaultValue)
    .map((one) => `\`${one}\``)
    .join(', ');
  return [
    `| \`${name}\` | ${kind} | ${without} | ${input.helperText ?? ''} |`,
    ...(input.subFields ?? []).flatMap((field) => describeInput(field, `${name}[].`)),
  ];
}

/** What a default says: of blocks their texts, of other objects their values. */
function toTexts(value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(toTexts);
  if (typeof value !== 'object' || value === null) return [String(value)];
  const { component } = value as { readonly component?: { readonly options?: { text?: unknown } } };
  return component ? toTexts(component.options?.text) : Object.values(value).flatMap(toTexts);
}
