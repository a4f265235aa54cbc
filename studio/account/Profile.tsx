import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isLanguage, languageOptions } from '#shared/languages/languages.ts';
import type { Person } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { SelectField } from '../widgets/SelectField.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { useSpokenLanguage } from '../words/words.ts';
import styles from './Account.module.css';

export function Profile({ person }: { readonly person: Person }) {
  const { words, speak } = useSpokenLanguage();
  const queries = useQueryClient();
  const act = useAct();
  const [isSaved, setSaved] = useState(false);
  return (
    <section className={styles.part}>
      <h2>{words.account.profile}</h2>
      <p>
        {person.email} · {words.roles[person.role]}
      </p>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          const language = given.get('language');
          if (!isLanguage(language)) return;
          setSaved(false);
          act.run(async () => {
            const name = String(given.get('name') ?? '').trim();
            await ask(api.account.$patch({ json: { name, language } }));
            speak(language);
            setSaved(true);
            await queries.invalidateQueries();
          });
        }}
      >
        <TextField
          name="name"
          label={words.account.name}
          defaultValue={person.name}
          autoComplete="name"
          maxLength={120}
          required
        />
        <SelectField
          name="language"
          label={words.language}
          defaultValue={person.language}
          options={languageOptions.map(({ code, nativeName }) => ({
            value: code,
            label: nativeName,
          }))}
        />
        <Said problem={act.problem} done={isSaved ? words.account.saved : ''} />
        <div className={form.acts}>
          <Button type="submit" disabled={act.isRunning}>
            {words.account.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
