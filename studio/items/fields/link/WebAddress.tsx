import { useWords } from '../../../words/words.ts';
import { parseWebAddress } from '../rich-text/paste/pasted-links.ts';
import { Typed } from '../typed/Typed.tsx';

interface WebAddressProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly describedBy?: string | undefined;
  readonly isReadOnly?: boolean;
}

/** An address of the web, of mail or telephone, or a path of this site. */
export function WebAddress({ id, label, value, onChange, ...rest }: WebAddressProps) {
  const { fields } = useWords();
  return (
    <Typed
      {...rest}
      inputId={id}
      label={label}
      type="text"
      inputMode="url"
      placeholder="https://"
      value={value}
      format={(url) => url}
      parse={(text) => (text === '' ? '' : parseWebAddress(complete(text)))}
      problem={fields.link.noAddress}
      onChange={onChange}
    />
  );
}

/** "museum.example/visit" as people say it. */
const complete = (text: string): string => {
  const trimmed = text.trim();
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(trimmed)) return `mailto:${trimmed}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(trimmed) ? `https://${trimmed}` : trimmed;
};
