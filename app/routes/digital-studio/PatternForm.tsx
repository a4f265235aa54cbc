import { type FormEvent, type ReactNode, useId } from 'react';
import { Form, useLocation } from 'react-router';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/digitalStudio.json';
import {
  angleRange,
  type PaletteName,
  type PatternChoice,
  palettes,
  parsePattern,
  starsRange,
} from '#shared/girih/pattern.ts';
import { folds } from '#shared/girih/tilings.ts';
import { fill } from '#shared/languages/fill.ts';
import styles from './PatternForm.module.css';

export interface PatternFormProps {
  readonly of: PatternChoice;
  readonly onChange: (choice: PatternChoice) => void;
}

/** What a pattern is made of. Its fields are the address's parameters. */
export function PatternForm({ of: choice, onChange }: PatternFormProps) {
  const messages = useMessages('digitalStudio', english).pattern;
  const film = new URLSearchParams(useLocation().search).get('video');
  const id = useId();
  const change = (event: FormEvent<HTMLFormElement>) =>
    onChange(parsePattern(new URLSearchParams([...new FormData(event.currentTarget)].map(toText))));
  return (
    <Form className={styles.form} action="#pattern" onChange={change} preventScrollReset>
      {film !== null && <input type="hidden" name="video" value={film} />}
      <Choices
        legend={messages.fold}
        name="fold"
        values={folds.map(String)}
        chosen={String(choice.fold)}
        show={(value) => value}
      />
      <Slider
        id={`${id}-angle`}
        name="angle"
        range={angleRange}
        value={choice.angle}
        label={messages.angle}
        shown={fill(messages.degrees, { n: choice.angle })}
      />
      <Slider
        id={`${id}-stars`}
        name="stars"
        range={starsRange}
        value={choice.stars}
        label={messages.stars}
        shown={String(choice.stars)}
      />
      <Choices
        legend={messages.palette}
        name="palette"
        values={Object.keys(palettes) as PaletteName[]}
        chosen={choice.palette}
        show={(value) => (
          <>
            <Swatch of={value} />
            {messages.palettes[value]}
          </>
        )}
      />
      <label className={styles.check}>
        <input type="checkbox" name="tiling" value="shown" defaultChecked={choice.showsTiling} />
        {messages.tiling}
      </label>
      <noscript>
        <button type="submit" className={styles.submit}>
          {messages.show}
        </button>
      </noscript>
    </Form>
  );
}

const toText = ([name, value]: [string, FormDataEntryValue]): [string, string] => [
  name,
  String(value),
];

interface SliderProps {
  readonly id: string;
  readonly name: string;
  readonly range: { readonly min: number; readonly max: number };
  readonly value: number;
  readonly label: string;
  /** The value as it is read. */
  readonly shown: string;
}

const Slider = ({ id, name, range, value, label, shown }: SliderProps) => (
  <div className={styles.slider}>
    <label htmlFor={id}>{label}</label>
    <output htmlFor={id}>{shown}</output>
    <input id={id} type="range" name={name} {...range} defaultValue={value} />
  </div>
);

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly show: (value: Value) => ReactNode;
}

const Choices = <Value extends string>(props: ChoicesProps<Value>) => (
  <fieldset className={styles.choices}>
    <legend>{props.legend}</legend>
    {props.values.map((value) => (
      <label key={value}>
        <input
          type="radio"
          name={props.name}
          value={value}
          defaultChecked={value === props.chosen}
        />
        <span>{props.show(value)}</span>
      </label>
    ))}
  </fieldset>
);

/** The colours of a palette, as they lie beside each other. */
function Swatch({ of: name }: { of: PaletteName }) {
  const { ground, star, filler, strap } = palettes[name];
  return (
    <svg className={styles.swatch} viewBox="0 0 4 1" preserveAspectRatio="none" aria-hidden>
      {[star, ground, filler, strap].map((color, index) => (
        <rect key={color + String(index)} x={index} width="1" height="1" fill={color} />
      ))}
    </svg>
  );
}
