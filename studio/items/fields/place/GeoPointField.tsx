import { useSpokenLanguage } from '../../../words/words.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { formatNumber, parseNumber } from '../plain/parse-number.ts';
import { Typed } from '../typed/Typed.tsx';

interface RawPoint {
  readonly latitude?: number;
  readonly longitude?: number;
}

const parts = [
  { name: 'latitude', most: 90 },
  { name: 'longitude', most: 180 },
] as const;

/** A place on the earth, in degrees; two numbers pasted at once are taken apart. */
export function GeoPointField({ value, onChange, ...row }: FieldProps<RawPoint>) {
  const { words, language } = useSpokenLanguage();
  const { place } = words.fields;
  const { latitude, longitude } = value ?? {};
  const write = (change: RawPoint) => {
    const next = Object.fromEntries(
      Object.entries({ ...value, ...change }).filter(([, degrees]) => degrees !== undefined),
    );
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const isWhole = latitude !== undefined && longitude !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div
      role="group"
      aria-labelledby={row.labelId}
      aria-describedby={row.describedBy}
      onPaste={(event) => {
        const pair = parsePair(event.clipboardData.getData('text/plain'));
        if (!pair || row.isReadOnly) return;
        event.preventDefault();
        onChange({ ...value, ...pair });
      }}
    >
      <div className={styles.line}>
        {parts.map(({ name, most }, position) => (
          <div key={name} className={styles.part}>
            <span id={`${row.inputId}-${name}`}>{place[name]}</span>
            <Typed
              inputId={position === 0 ? row.inputId : `${row.inputId}-input-${name}`}
              labelId={`${row.inputId}-${name}`}
              isInvalid={row.isInvalid}
              isReadOnly={row.isReadOnly}
              type="text"
              inputMode="decimal"
              value={value?.[name]}
              format={(degrees) => (degrees === undefined ? '' : formatNumber(degrees, language))}
              parse={(text): number | undefined | null => {
                if (text.trim() === '') return undefined;
                const degrees = parseNumber(text, language);
                return degrees !== null && Math.abs(degrees) <= most ? degrees : null;
              }}
              problem={place[`${name}Problem`]}
              onChange={(degrees) => write({ [name]: degrees })}
            />
          </div>
        ))}
      </div>
      {isWhole && (
        <p className={styles.hint}>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {place.look}
          </a>
        </p>
      )}
    </div>
  );
}

/** "21.2668, -157.7726", as maps copy it. */
function parsePair(text: string): { latitude: number; longitude: number } | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
