import { useState } from 'react';
import { isLanguage, type Language, languageOptions } from '#shared/languages/languages.ts';
import { type Role, roles } from '#shared/studio/rights.ts';
import { SelectField } from '../widgets/SelectField.tsx';
import { useWords } from '../words/words.ts';
import styles from './People.module.css';

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** What `RoleFields` holds, as the server takes it. */
export function readRoleFields(given: FormData): { role: Role; languages: Language[] } {
  const role = given.get('role');
  return {
    role: isRole(role) ? role : 'desk',
    languages: role === 'translator' ? given.getAll('languages').filter(isLanguage) : [],
  };
}

/** A role with what it may, and a translator's languages. */
export function RoleFields(props: {
  /** The role before anything is chosen. */
  readonly now: Role;
  readonly languages: readonly Language[];
}) {
  const words = useWords();
  const [role, setRole] = useState(props.now);
  return (
    <>
      <SelectField
        name="role"
        label={words.people.role}
        help={words.rolesHelp[role]}
        value={role}
        onChange={({ target }) => isRole(target.value) && setRole(target.value)}
        options={roles.map((value) => ({ value, label: words.roles[value] }))}
      />
      {role === 'translator' && (
        <fieldset className={styles.languages}>
          <legend>{words.people.languages}</legend>
          {languageOptions
            .filter(({ code }) => code !== 'en')
            .map(({ code, nativeName }) => (
              <label key={code}>
                <input
                  type="checkbox"
                  name="languages"
                  value={code}
                  defaultChecked={props.languages.includes(code)}
                />{' '}
                <span lang={code}>{nativeName}</span>
              </label>
            ))}
        </fieldset>
      )}
    </>
  );
}
