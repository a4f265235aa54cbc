import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isLanguage, languageOptions } from '#shared/languages/languages.ts';
import { api, ask } from '../api/ask.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { SelectField } from '../widgets/SelectField.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import form from './form.module.css';
import styles from './People.module.css';
import { RoleFields, readRoleFields } from './RoleFields.tsx';

export function InviteForm() {
  const { words, language } = useSpokenLanguage();
  const { people } = words;
  const queries = useQueryClient();
  const act = useAct();
  const [sent, setSent] = useState('');
  return (
    <section className={styles.part}>
      <h2>{people.invite}</h2>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          const target = event.currentTarget;
          const given = new FormData(target);
          const email = String(given.get('email') ?? '').trim();
          const spoken = given.get('language');
          setSent('');
          act.run(async () => {
            const json = {
              email,
              ...readRoleFields(given),
              language: isLanguage(spoken) ? spoken : language,
            };
            const { isSent } = await ask(api.people.invitations.$post({ json }));
            target.reset();
            setSent(fill(isSent ? people.sent : people.inOutbox, { email }));
            await queries.invalidateQueries({ queryKey: ['people'] });
          });
        }}
      >
        <TextField name="email" type="email" label={people.email} autoComplete="off" required />
        <RoleFields now="editor" languages={[]} />
        <SelectField
          name="language"
          label={people.language}
          defaultValue={language}
          options={languageOptions.map(({ code, nativeName }) => ({
            value: code,
            label: nativeName,
          }))}
        />
        <Said problem={act.problem} done={sent} />
        <div className={form.acts}>
          <Button type="submit" kind="main" disabled={act.isRunning}>
            {people.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
