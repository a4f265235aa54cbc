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
          '| input | kind | without it | what to write |',
          '|---|---|---|---|',
          ...inputs.flatMap((input) => describeInput(input, '')),
        ].join('\n')
      : 'There is nothing to fill in.',
  ].join('\n\n');
}

function describeInput(input: BlockInput, prefix: string): string[] {
  const name = prefix + input.name;
  const kind = input.enum ? input.enum.map((one) => `\`${one}\``).join(', ') : input.type;
  const without = input.defaultValue === undefined ? '' : `\`${String(input.defaultValue)}\``;
  return [
    `| \`${name}\` | ${kind} | ${without} | ${input.helperText ?? ''} |`,
    ...(input.subFields ?? []).flatMap((field) => describeInput(field, `${name}[].`)),
  ];
}
