import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/digitalStudio.json';
import { fill } from '#shared/fill.ts';
import {
  angleRange,
  type PaletteName,
  type PatternChoice,
  palettes,
  parsePattern,
  starsRange,
  toPatternQuery,
} from '#shared/girih/pattern.ts';
import { folds } from '#shared/girih/tilings.ts';
import { Pattern } from './Pattern.tsx';
import styles from './PatternMaker.module.css';

/** A slider sends many values in a second; browsers limit how often an address may change. */
const addressDelayMs = 300;

/**
 * A girih pattern to be made by hand: its parts stand in the address, so a page is a pattern, and
 * the form draws without script too.
 */
export function PatternMaker() {
  const words = useWords('digitalStudio', english).pattern;
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => parsePattern(new URLSearchParams(search)));
  const isTouched = useRef(false);
  const id = useId();

  // Going back, or a link to another pattern.
  useEffect(() => {
    isTouched.current = false;
    setChoice(parsePattern(new URLSearchParams(search)));
  }, [search]);

  useEffect(() => {
    if (!isTouched.current) return;
    const timer = setTimeout(
      () => navigate(`?${toPatternQuery(choice)}`, { replace: true, preventScrollReset: true }),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [choice, navigate]);

  const change = (event: FormEvent<HTMLFormElement>) => {
    isTouched.current = true;
    setChoice(
      parsePattern(new URLSearchParams([...new FormData(event.currentTarget)].map(toText))),
    );
  };
  const query = toPatternQuery(choice);

  return (
    <div className={styles.maker}>
      <div className={styles.picture}>
        <Pattern of={choice} alt={fill(words.alt, { fold: choice.fold, angle: choice.angle })} />
      </div>
      <div>
        <h2 id="pattern">{words.title}</h2>
        <p className={styles.text}>{words.text}</p>
        <Form
          className={styles.form}
          action="#pattern"
          onChange={change}
          preventScrollReset
          key={isTouched.current ? 'own' : search}
        >
          <Choices
            legend={words.fold}
            name="fold"
            values={folds.map(String)}
            chosen={String(choice.fold)}
          />
          <label htmlFor={`${id}-angle`}>
            {words.angle} <output>{fill(words.degrees, { n: choice.angle })}</output>
          </label>
          <input
            id={`${id}-angle`}
            type="range"
            name="angle"
            {...angleRange}
            defaultValue={choice.angle}
          />
          <label htmlFor={`${id}-stars`}>
            {words.stars} <output>{choice.stars}</output>
          </label>
          <input
            id={`${id}-stars`}
            type="range"
            name="stars"
            {...starsRange}
            defaultValue={choice.stars}
          />
          <Choices
            legend={words.palette}
            name="palette"
            values={Object.keys(palettes)}
            chosen={choice.palette}
            labels={words.palettes}
          />
          <noscript>
            <button type="submit" className={styles.button}>
              {words.show}
            </button>
          </noscript>
        </Form>
        <p className={styles.actions}>
          <a className={styles.button} href={`/pattern.svg?${query}`} download>
            {words.saveSvg}
          </a>
          <a className={styles.button} href={`/pattern.png?${query}`} download>
            {words.savePng}
          </a>
        </p>
        <p className={styles.note}>{words.address}</p>
      </div>
    </div>
  );
}

const toText = ([name, value]: [string, FormDataEntryValue]): [string, string] => [
  name,
  String(value),
];

interface ChoicesProps {
  readonly legend: string;
  readonly name: keyof PatternChoice;
  readonly values: readonly string[];
  readonly chosen: string;
  readonly labels?: Readonly<Record<PaletteName, string>>;
}

function Choices({ legend, name, values, chosen, labels }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{labels?.[value as PaletteName] ?? value}</span>
        </label>
      ))}
    </fieldset>
  );
}
