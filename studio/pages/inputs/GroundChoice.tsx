import { useId } from 'react';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { blocksAround } from './blocks-around.ts';
import styles from './GroundChoice.module.css';
import { groundAround } from './look-contrast.ts';
import {
  type AccentName,
  accentOf,
  accents,
  type GroundName,
  groundOf,
  grounds,
  type Look,
  lookAt,
  toAccentOf,
  toGround,
  type Width,
  widths,
} from './token-looks.ts';

/** What a part lies on and its accent, in windows of one width: the museum's own, by looking at them. */
export function GroundChoice({ block, width }: { readonly block: Block; readonly width: Width }) {
  const { pages } = useWords();
  const { store } = useOpenPage();
  const look = lookAt(block, width);
  const around = blocksAround(useEntry(), block.id);
  const on = groundAround([...around, block], widths.indexOf(width));
  return (
    // What is chosen of an accent shows in the grounds that are made of it.
    <div className={styles.choices} style={accents[accentOf(look) ?? 'blue-dark'] as Look}>
      <Swatches
        title={pages.inputs.ground}
        looks={grounds}
        chosen={groundOf(look)}
        onChoose={(name) => store.do(toGround(block, width, name))}
      />
      <Swatches
        title={pages.inputs.accent}
        looks={onAccents}
        chosen={accentOf(look)}
        onChoose={(name) => store.do(toAccentOf(block, width, name, on))}
      />
    </div>
  );
}

/** An accent as a ground, so that it is seen with what is written on it. */
const onAccents: Readonly<Record<AccentName, Look>> = {
  'blue-dark': { ...accents['blue-dark'], ...grounds.accent },
  green: { ...accents.green, ...grounds.accent },
  yellow: { ...accents.yellow, ...grounds.accent },
  fuchsia: { ...accents.fuchsia, ...grounds.accent },
};

function Swatches<Name extends GroundName | AccentName>({
  title,
  looks,
  chosen,
  onChoose,
}: {
  readonly title: string;
  readonly looks: Readonly<Record<Name, Look>>;
  readonly chosen: Name | null;
  readonly onChoose: (name: Name | null) => void;
}) {
  const { pages } = useWords();
  const { mayWrite } = useOpenPage();
  const id = useId();
  const one = (name: Name | null) => (
    <label key={name} className={styles.swatch}>
      <input
        type="radio"
        name={id}
        disabled={!mayWrite}
        checked={name === chosen}
        onChange={() => onChoose(name)}
      />
      <span className={styles.sample} style={name ? looks[name] : {}} aria-hidden="true">
        {name && 'Aa'}
      </span>
      <span>{name ? pages.choices[name] : pages.asUsual}</span>
    </label>
  );
  return (
    <fieldset className={styles.swatches}>
      <legend>{title}</legend>
      {one(null)}
      {(Object.keys(looks) as Name[]).map(one)}
    </fieldset>
  );
}
