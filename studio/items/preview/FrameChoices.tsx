import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { useWords } from '../../words/words.ts';

/** Windows of a phone, a tablet and a desk, in CSS pixels. */
const widths = [390, 768, 1440] as const;

export type FrameWidth = (typeof widths)[number];

interface FrameChoicesProps {
  /** Begins the names of the inputs. */
  readonly name: string;
  readonly className: string | undefined;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly width: FrameWidth;
  readonly onWidth: (width: FrameWidth) => void;
}

/** In which language and how wide a page is shown. */
export function FrameChoices(props: FrameChoicesProps) {
  const { previews } = useWords();
  const { name, className, language, onLanguage, width, onWidth } = props;
  return (
    <div className={className}>
      <fieldset>
        <legend>{previews.language}</legend>
        {languageOptions.map(({ code, nativeName }) => (
          <label key={code} lang={code}>
            <input
              type="radio"
              name={`${name}-language`}
              checked={code === language}
              onChange={() => onLanguage(code)}
            />
            {nativeName}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{previews.width}</legend>
        {widths.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${name}-width`}
              checked={one === width}
              onChange={() => onWidth(one)}
            />
            {previews.widths[one]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
