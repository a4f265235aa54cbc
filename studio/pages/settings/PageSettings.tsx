import { useState } from 'react';
import { isTree } from '#shared/page-builder/editing/values.ts';
import { aloneModels, templateModel } from '#shared/page-builder/page-builder-models.ts';
import { leavesAddress } from '#shared/screens/screen-paths.ts';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import { PageLists } from '../data/PageLists.tsx';
import { InputRow } from '../inputs/InputRow.tsx';
import styles from '../inputs/Inputs.module.css';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { Targeting } from '../targeting/Targeting.tsx';
import { Variants } from '../variants/Variants.tsx';
import { Sharing } from './Sharing.tsx';
import { SymbolUses } from './SymbolUses.tsx';

const addressPattern = /^\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** What the page is called, where it is, and what search engines say of it. */
export function PageSettings() {
  const { pages } = useWords();
  const { store, language, mayWrite, page } = useOpenPage();
  const entry = useEntry();
  const set = (path: readonly string[], to: unknown, isTyped = true) => {
    const from = path.reduce<unknown>((value, step) => Object(value)[step], entry);
    const typedAt = isTyped ? `page ${path.join('.')} ${language}` : '';
    store.do([{ kind: 'set', id: null, path, from, to }], typedAt);
  };
  const data = (name: string, type: string) => (
    <InputRow
      input={{ name, type }}
      path={['data', name]}
      value={entry.data[name]}
      onChange={(_, to, isTyped) => set(['data', name], to, isTyped)}
      language={language}
      isReadOnly={!mayWrite}
    />
  );
  return (
    <section className={styles.inputs} aria-labelledby="page-settings">
      <h2 id="page-settings">{pages.settings.title}</h2>
      <TextField
        label={pages.settings.name}
        help={pages.settings.nameHelp}
        value={String(entry.name ?? '')}
        readOnly={!mayWrite}
        maxLength={200}
        onChange={({ target }) => set(['name'], target.value)}
      />
      {page.model === 'page' && (
        <>
          {data('title', 'string')}
          {data('description', 'longText')}
          <Address />
          <Sharing set={set} />
        </>
      )}
      <PageLists />
      {page.model !== templateModel && <Variants />}
      {page.model === 'symbol' && <SymbolUses />}
      {!aloneModels.includes(page.model) && <Targeting />}
    </section>
  );
}

/** The one path at which the page is; pages with other rules keep them. */
function Address() {
  const { pages, sharing } = useWords();
  const { store, mayWrite, page } = useOpenPage();
  const entry = useEntry();
  const query = Array.isArray(entry.query) ? (entry.query as readonly unknown[]) : [];
  const at = query.findIndex(
    (rule) => isTree(rule) && rule.property === 'urlPath' && rule.operator === 'is',
  );
  const rule = query[at];
  const present = isTree(rule) && typeof rule.value === 'string' ? rule.value : null;
  const [typed, setTyped] = useState<string | null>(null);
  if (present === null || !isTree(rule)) {
    return <p className={styles.quiet}>{pages.settings.rules}</p>;
  }
  const shown = typed ?? present;
  const before = page.published?.path ?? '';
  const isMoved = leavesAddress(before, present);
  const isGood = addressPattern.test(shown);
  return (
    <TextField
      label={pages.settings.address}
      help={isMoved ? fill(sharing.moved, { path: before }) : pages.settings.addressHelp}
      problem={isGood ? '' : pages.settings.badAddress}
      value={shown}
      readOnly={!mayWrite}
      maxLength={200}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        setTyped(null);
        if (!isGood || shown === present) return;
        const next = query.with(at, { ...rule, value: shown });
        store.do([
          { kind: 'set', id: null, path: ['query'], from: query, to: next },
          { kind: 'set', id: null, path: ['data', 'url'], from: entry.data.url, to: shown },
        ]);
      }}
    />
  );
}
