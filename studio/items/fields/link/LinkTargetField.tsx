import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import { OpenItemContext } from '../../item/open-item.ts';
import { DocumentChooser } from './DocumentChooser.tsx';
import styles from './Link.module.css';
import { chosenTarget } from './link-targets.ts';
import { isLinkFilled, type LinkKind, type RawLink } from './link-value.ts';
import { MediaChooser } from './MediaChooser.tsx';
import { WebAddress } from './WebAddress.tsx';

export interface LinkTargetProps {
  readonly link: RawLink | undefined;
  /** @param target its link_type and id or address; null: none */
  readonly onChange: (target: RawLink | null) => void;
  readonly kinds: readonly LinkKind[];
  readonly types: readonly string[];
  readonly id: string;
  /** Name of what is chosen. */
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly isReadOnly?: boolean;
}

/** Where a link leads: an item of the museum, an address, or a file. */
export function LinkTargetField(props: LinkTargetProps) {
  const { link, onChange, kinds, id, label, describedBy, isReadOnly = false } = props;
  const { fields } = useWords();
  const [wanted, setWanted] = useState<LinkKind | null>(null);
  const present = kinds.find((kind) => kind === link?.link_type);
  const kind = wanted ?? present ?? kinds[0] ?? 'Web';
  const isFilled = isLinkFilled(link);
  const isShown = isFilled && link.link_type === kind;
  return (
    <div className={styles.target}>
      {kinds.length > 1 && !isReadOnly && (
        <fieldset className={styles.kinds}>
          <legend className={styles.hidden}>{fill(fields.link.kindOf, { label })}</legend>
          {kinds.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={one === kind}
                onChange={() => setWanted(one)}
              />
              {fields.link.kinds[one]}
            </label>
          ))}
        </fieldset>
      )}
      {kind === 'Web' && (
        <WebAddress
          id={id}
          label={label}
          describedBy={describedBy}
          isReadOnly={isReadOnly}
          value={isShown ? (link.url ?? '') : ''}
          onChange={(url) => onChange(url ? { ...kept(link), link_type: 'Web', url } : null)}
        />
      )}
      {kind !== 'Web' && isShown && (
        <p className={styles.chosen}>
          <Chosen link={link} />
          {!isReadOnly && (
            <Button
              kind="quiet"
              id={id}
              aria-describedby={describedBy}
              aria-label={fill(fields.link.removeOf, { label })}
              onClick={() => onChange(null)}
            >
              {fields.remove}
            </Button>
          )}
        </p>
      )}
      {kind === 'Document' && !isShown && !isReadOnly && (
        <DocumentChooser
          types={props.types}
          id={id}
          label={label}
          describedBy={describedBy}
          onChoose={(document) => onChange({ link_type: 'Document', id: document })}
        />
      )}
      {kind === 'Media' && !isShown && !isReadOnly && (
        <MediaChooser id={id} label={label} describedBy={describedBy} onChoose={onChange} />
      )}
      {isReadOnly && !isFilled && <p className={styles.none}>{fields.nothing}</p>}
    </div>
  );
}

/** Whether it opens a window stays when the address changes. */
const kept = (link: RawLink | undefined) =>
  link?.link_type === 'Web' && link.target ? { target: link.target } : {};

function Chosen({ link }: { readonly link: RawLink }) {
  const { fields } = useWords();
  const queries = useQueryClient();
  const open = use(OpenItemContext);
  if (link.link_type === 'Media') return <span>{link.name ?? link.url}</span>;
  const id = link.id ?? '';
  const target = open?.item.targets[id] ?? chosenTarget(queries, id);
  if (!target) return <span>{fields.link.gone}</span>;
  return <Link to={`/items/${target.setId}`}>{target.title || target.setId}</Link>;
}
