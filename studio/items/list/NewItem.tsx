import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { AskFailed, api, ask } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Failed } from '../../frame/Failed.tsx';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { useSpokenLanguage } from '../../words/words.ts';
import { asItem, itemQuery, modelsQuery } from '../item/item-query.ts';
import styles from './NewItem.module.css';
import { proposeAddress } from './propose-address.ts';

/** Begins an item: what it is, what it is called, and where it will stand. */
export function NewItem() {
  const {
    words: { items },
    language,
  } = useSpokenLanguage();
  const { types } = useSuspenseQuery(modelsQuery(language)).data;
  const [search] = useSearchParams();
  const me = useMe();
  const kinds = types
    .filter(({ isRepeatable }) => isRepeatable)
    .sort((one, other) => one.label.localeCompare(other.label, language));
  const [type, setType] = useState(
    kinds.find(({ id }) => id === search.get('type'))?.id ?? kinds[0]?.id ?? '',
  );
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string | null>(null);
  const [taken, setTaken] = useState('');
  const address = own ?? proposeAddress(title);
  const isGood = /^[a-z0-9][a-z0-9_-]{0,99}$/.test(address);
  const act = useAct();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const problem = taken === `${type} ${address}` ? items.taken : '';
  if (!hasRight(me, 'items.write')) return <Failed error={{ status: 403 }} />;
  return (
    <div className={styles.new}>
      <p>
        <Link to="/items">{items.title}</Link>
      </p>
      <h1>{items.newTitle}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGood) return;
          act.run(async () => {
            const json = { type, uid: address, title };
            const item = await ask(api.items.$post({ json })).catch((error) => {
              if (!(error instanceof AskFailed && error.code === 'exists')) throw error;
              setTaken(`${type} ${address}`);
              return null;
            });
            if (!item) return;
            queries.setQueryData(itemQuery(item.setId).queryKey, asItem(item));
            void queries.invalidateQueries({ queryKey: ['items', 'list'] });
            navigate(`/items/${item.setId}`);
          });
        }}
      >
        <SelectField
          label={items.type}
          value={type}
          onChange={({ target }) => setType(target.value)}
          options={kinds.map(({ id, label }) => ({ value: id, label }))}
        />
        <TextField
          label={items.newName}
          value={title}
          // What it is was chosen on the way here, where the address says it.
          autoFocus={search.has('type')}
          lang="en"
          required
          maxLength={500}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={items.newAddress}
          help={items.newAddressHelp}
          problem={problem || (address !== '' && !isGood ? items.badAddress : '')}
          value={address}
          required
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Said problem={act.problem} />
        <div>
          <Button type="submit" kind="main" disabled={act.isRunning}>
            {items.make}
          </Button>
        </div>
      </form>
    </div>
  );
}
