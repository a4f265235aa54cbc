import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { modelsQuery } from '../items/item/item-query.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Shortcuts.module.css';

/** What a museum begins most, where somebody has begun nothing yet. */
const usual = ['news', 'event', 'public_program'];
const shown = 3;

/** What is done most often, one step from the studio's home. @param makes types of items, most first */
export function Shortcuts({ makes }: { readonly makes: readonly string[] }) {
  const { words, language } = useSpokenLanguage();
  const { shortcuts } = words.fields;
  const me = useMe();
  const { data } = useQuery({ ...modelsQuery(language), enabled: hasRight(me, 'items.write') });
  if (!hasRight(me, 'items.write')) return null;
  const types = [...new Set([...makes, ...usual])]
    .flatMap((id) => data?.types.find((one) => one.id === id && one.isRepeatable) ?? [])
    .slice(0, shown);
  return (
    <nav aria-label={shortcuts.label} className={styles.shortcuts}>
      {types.map(({ id, label }) => (
        <Link key={id} to={`/items/new?type=${id}`}>
          {fill(shortcuts.begin, { type: label })}
        </Link>
      ))}
      <Link to="/items/only/settings?field=opening_hours">{shortcuts.hours}</Link>
      <Link to="/items/only/settings?field=exceptional_hours">{shortcuts.otherHours}</Link>
    </nav>
  );
}
