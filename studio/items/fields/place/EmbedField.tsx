import { fill, useWords } from '../../../words/words.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { Typed } from '../typed/Typed.tsx';

interface RawEmbed {
  readonly embed_url?: string;
  readonly title?: string | null;
  readonly provider_name?: string | null;
  readonly [other: string]: unknown;
}

/** Something of another site by its address, such as a film. */
export function EmbedField({ value, onChange, ...row }: FieldProps<RawEmbed>) {
  const { fields } = useWords();
  const { embed_url: address, title, provider_name: provider } = value ?? {};
  return (
    <div>
      <Typed
        inputId={row.inputId}
        labelId={row.labelId}
        describedBy={row.describedBy}
        isInvalid={row.isInvalid}
        isReadOnly={row.isReadOnly}
        type="text"
        inputMode="url"
        placeholder="https://"
        value={address}
        format={(url) => url ?? ''}
        parse={(text): string | undefined | null => (text.trim() === '' ? undefined : parse(text))}
        problem={fields.embed.problem}
        onChange={(url) => onChange(url === undefined ? undefined : toEmbed(url))}
      />
      {address && (
        <p className={styles.hint}>
          {fill(fields.embed.from, { name: title ?? provider ?? '', host: hostOf(address) })}
        </p>
      )}
    </div>
  );
}

function parse(text: string): string | null {
  try {
    const { protocol, href } = new URL(text.trim());
    return protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
}

const hostOf = (address: string): string => {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
};

/** As a load of files writes it: another address is another thing, nothing of the old one stays. */
const toEmbed = (url: string): RawEmbed => ({
  embed_url: url,
  type: 'link',
  version: '1.0',
  provider_name: hostOf(url),
});
