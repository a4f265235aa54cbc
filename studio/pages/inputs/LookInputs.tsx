import { useState } from 'react';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { readAt } from '#shared/page-builder/editing/values.ts';
import { SelectField } from '../../widgets/SelectField.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import { GroundChoice } from './GroundChoice.tsx';
import styles from './Inputs.module.css';
import { type Width, widths } from './token-looks.ts';

/** Of the design; other values are kept and shown as what they are. */
const spaces = ['0px', 'var(--space-4)', 'var(--space-6)', 'var(--space-8)', 'var(--space-10)'];
const sides = ['marginTop', 'marginBottom', 'paddingTop', 'paddingBottom'] as const;
const alignments = ['left', 'center', 'right'];

/** How a block looks in a window of each width: from the measures of the design. */
export function LookInputs({ block }: { readonly block: Block }) {
  const { pages } = useWords();
  const { store, mayWrite } = useOpenPage();
  const [width, setWidth] = useState<Width>('large');
  const read = (property: string) =>
    readAt(block, ['responsiveStyles', width, property]) as string | undefined;
  const write = (property: string, value: string) => {
    const path = ['responsiveStyles', width, property];
    const to = value || undefined;
    store.do([{ kind: 'set', id: block.id, path, from: read(property), to }]);
  };
  const select = (
    property: string,
    label: string,
    choices: readonly string[],
    names: readonly string[],
  ) => {
    const value = read(property) ?? '';
    const isFree = value !== '' && !choices.includes(value);
    return (
      <SelectField
        key={property}
        label={label}
        value={value}
        disabled={!mayWrite}
        help={isFree ? pages.look.free : undefined}
        onChange={({ target }) => write(property, target.value)}
        options={[
          { value: '', label: pages.asUsual },
          ...choices.map((one, position) => ({ value: one, label: names[position] ?? one })),
          ...(isFree ? [{ value, label: value }] : []),
        ]}
      />
    );
  };
  return (
    <div className={styles.look}>
      <fieldset className={styles.widths}>
        <legend>{pages.look.width}</legend>
        {widths.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="look-width"
              checked={one === width}
              onChange={() => setWidth(one)}
            />
            {pages.look.widths[one]}
          </label>
        ))}
      </fieldset>
      <GroundChoice block={block} width={width} />
      {sides.map((side) => select(side, pages.look[side], spaces, pages.look.spaces))}
      {select('textAlign', pages.look.textAlign, alignments, pages.look.alignments)}
      {select('display', pages.look.display, ['none'], [pages.look.hidden])}
    </div>
  );
}
