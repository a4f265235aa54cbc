import { useEffect } from 'react';
import { Link } from 'react-router';
import type { DescribedInput } from '#server/studio/pages/page-room.ts';
import { languages } from '#shared/languages/languages.ts';
import { isAudienceBlock } from '#shared/page-builder/editing/audiences.ts';
import { type Block, findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { readIn, writeIn } from '#shared/page-builder/editing/localized.ts';
import { type Path, readAt } from '#shared/page-builder/editing/values.ts';
import { useWords } from '../../words/words.ts';
import { DataInputs } from '../data/DataInputs.tsx';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { nameOfKind, useNameOf } from '../page/use-names.ts';
import { PageSettings } from '../settings/PageSettings.tsx';
import { Audiences } from '../variants/Audiences.tsx';
import { FreeLooks } from './FreeLooks.tsx';
import { takeFocus } from './focus-inputs.ts';
import { holdsWords } from './holds-words.ts';
import { InputRow } from './InputRow.tsx';
import styles from './Inputs.module.css';
import { LookInputs } from './LookInputs.tsx';

/** What is filled in of the chosen block, or of the page itself. */
export function Inputs() {
  const { chosen } = useOpenPage();
  const entry = useEntry();
  const found = chosen === null ? null : findBlock(entry, chosen);
  return found ? <BlockInputs key={found.block.id} block={found.block} /> : <PageSettings />;
}

function BlockInputs({ block }: { readonly block: Block }) {
  const words = useWords();
  const { pages } = words;
  const { store, blocks, language, mayWrite, choose } = useOpenPage();
  const nameOf = useNameOf();
  useEffect(takeFocus, []);
  const name = block.component?.name;
  const described = blocks.get(name ?? '');
  const isBound = Boolean(block.bindings || block.code || block.repeat);
  const shared = readAt(block, ['component', 'options', 'symbol', 'entry']);
  const shown = (described?.inputs ?? []).filter(
    (input) =>
      !input.hideFromUI &&
      !(input.type === 'uiBlocks' || isOfNothing(block, input)) &&
      (mayWrite || holdsWords(input)),
  );
  const [plain, advanced] = [false, true].map((isAdvanced) =>
    shown.filter((input) => (input.advanced ?? false) === isAdvanced),
  );
  const onChange = (path: Path, to: unknown, isTyped: boolean) => {
    const from = readAt(block, path);
    const typedAt = isTyped ? `${block.id} ${path.join('.')} ${language}` : '';
    store.do([{ kind: 'set', id: block.id, path, from, to }], typedAt);
  };
  const row = (input: (typeof shown)[number]) => (
    <InputRow
      key={input.name}
      input={input}
      path={['component', 'options', input.name]}
      value={block.component?.options?.[input.name]}
      onChange={onChange}
      language={language}
      isReadOnly={!mayWrite}
      onPicture={({ alt }) => {
        const path = [
          'component',
          'options',
          input.name === 'src' ? 'altText' : `${input.name}Alt`,
        ];
        const named = shown.find((one) => one.name === path.at(-1) || one.name === 'altText');
        if (!named) return;
        const own = ['component', 'options', named.name];
        const present = readAt(block, own);
        if (readIn(present, 'en')) return;
        const said = languages.reduce<unknown>(
          (value, one) => (alt[one] ? writeIn(value, one, alt[one]) : value),
          present,
        );
        if (said !== present) onChange(own, said, false);
      }}
    />
  );
  return (
    <section className={styles.inputs} aria-labelledby="chosen-block">
      <p className={styles.way}>
        <button type="button" onClick={() => choose(null)}>
          {pages.settings.title}
        </button>
      </p>
      <h2 id="chosen-block">{nameOf(block).kind}</h2>
      {!described && name !== undefined && <p className={styles.note}>{pages.unknownBlock}</p>}
      {described && nameOfKind(name, undefined, words) !== nameOf(block).kind && (
        <p className={styles.quiet}>{nameOfKind(name, described.friendlyName, words)}</p>
      )}
      {typeof shared === 'string' && (
        <p>
          <Link to={`/pages/${encodeURIComponent(shared)}`}>{pages.openShared}</Link>
        </p>
      )}
      {isAudienceBlock(block) ? <Audiences block={block} /> : (plain ?? []).map(row)}
      {(advanced ?? []).length > 0 && (
        <details>
          <summary>{pages.more}</summary>
          {(advanced ?? []).map(row)}
        </details>
      )}
      {!mayWrite && shown.length === 0 && <p className={styles.quiet}>{pages.noWords}</p>}
      {(mayWrite || isBound) && !isAudienceBlock(block) && (
        <details open={isBound || undefined}>
          <summary>{words.data.follows}</summary>
          <DataInputs block={block} inputs={described?.inputs ?? []} />
        </details>
      )}
      {mayWrite && (
        <details>
          <summary>{pages.look.title}</summary>
          <LookInputs block={block} />
        </details>
      )}
      <FreeLooks block={block} />
    </section>
  );
}

/** Values that are only kept, where there are none. */
const isOfNothing = (block: Block, { name, type }: DescribedInput) =>
  /^(?:object|map|uiStyle)$/.test(type) && block.component?.options?.[name] === undefined;
