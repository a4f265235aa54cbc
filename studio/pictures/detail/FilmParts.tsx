import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { fill, useSpokenLanguage, useWords } from '../../words/words.ts';
import { PictureChooser } from '../choose/PictureChooser.tsx';
import { captionsQuery, mediaQuery, toFileAddress, toSizedAddress } from '../media-query.ts';
import { explainUpload } from '../uploads/explain-upload.ts';
import { acceptedCaptions, FilePicker } from '../uploads/FilePicker.tsx';
import { prepareSending, takeInPlace, takeIntoLibrary } from '../uploads/send-file.ts';
import styles from './MediaDetail.module.css';
import type { DetailPartProps } from './MediaDetail.tsx';
import { LanguageTexts } from './MediaWords.tsx';

/** A film with its captions, the picture that stands for it and what is said; of other files a link. */
export function FilmParts(props: DetailPartProps) {
  const { media } = props;
  if (media.kind !== 'film') return <OtherFile {...props} />;
  return <Film {...props} />;
}

function Film({ media, changes, isReadOnly }: DetailPartProps) {
  const {
    words: { pictures },
    language: spoken,
  } = useSpokenLanguage();
  const id = useId();
  const captions = useCaptions(media.id);
  const poster = useQuery({
    ...mediaQuery(media.posterId ?? ''),
    enabled: media.posterId !== null,
  });
  const [isChoosing, setChoosing] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <div className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks are those that there are, below */}
      <video
        key={media.url}
        controls
        preload="metadata"
        src={toFileAddress(media.url)}
        poster={poster.data ? toSizedAddress(poster.data.url, { width: 1_200 }) : undefined}
      >
        {captions.map(({ id: track, url, language }) => (
          <track
            key={track}
            kind="captions"
            src={toFileAddress(url)}
            srcLang={language ?? undefined}
            label={languageOptions.find(({ code }) => code === language)?.nativeName}
          />
        ))}
      </video>
      <section aria-labelledby={`${id}-captions`}>
        <h2 id={`${id}-captions`}>{pictures.captionsOf}</h2>
        <p>{pictures.captionsHelp}</p>
        <ul className={styles.facts}>
          {languageOptions.map(({ code }) => (
            <CaptionsLine
              key={code}
              language={code}
              filmId={media.id}
              known={captions.find(({ language }) => language === code)?.id ?? null}
              isReadOnly={isReadOnly || media.origin === 'files'}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-poster`}>
        <h2 id={`${id}-poster`}>{pictures.poster}</h2>
        {poster.data ? (
          <img
            src={toSizedAddress(poster.data.url, { width: 480 })}
            alt={poster.data.alt[spoken]}
          />
        ) : (
          <p>{pictures.posterNone}</p>
        )}
        {!isReadOnly && <Button onClick={() => setChoosing(true)}>{pictures.choosePoster}</Button>}
        {isChoosing && (
          <PictureChooser
            title={fill(pictures.chooseTitle, { label: pictures.poster })}
            kinds={['picture']}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false);
              changes.write({ posterId: chosen.id });
              void changes.save();
            }}
          />
        )}
      </section>
      <section aria-labelledby={`${id}-said`}>
        <h2 id={`${id}-said`}>{pictures.transcript}</h2>
        <p id={`${id}-said-help`}>{pictures.transcriptHelp}</p>
        <LanguageTexts
          key={round}
          name="transcript"
          label={pictures.transcript}
          describedBy={`${id}-said-help`}
          maxLength={100_000}
          media={media}
          changes={changes}
          isReadOnly={isReadOnly}
        />
        {!isReadOnly &&
          captions.some(({ transcript, language }) => language && transcript[language]) && (
            <Button
              onClick={async () => {
                const said = captions.flatMap(({ language, transcript }) =>
                  language && transcript[language]
                    ? [[language, transcript[language]] as const]
                    : [],
                );
                changes.write({ transcript: Object.fromEntries(said) });
                await changes.save();
                setRound((before) => before + 1);
              }}
            >
              {pictures.fromCaptions}
            </Button>
          )}
      </section>
    </div>
  );
}

/** Of a film, by their language. */
function useCaptions(filmId: string) {
  const { data } = useQuery(captionsQuery(filmId));
  return data?.media ?? [];
}

interface CaptionsLineProps {
  readonly language: Language;
  readonly filmId: string;
  /** Id of those that are there. */
  readonly known: string | null;
  readonly isReadOnly: boolean;
}

function CaptionsLine({ language, filmId, known, isReadOnly }: CaptionsLineProps) {
  const words = useWords();
  const { pictures } = words;
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const name = languageOptions.find(({ code }) => code === language)?.nativeName ?? language;
  const tell = (file: File, why: string) =>
    setProblem(fill(pictures.problemOf, { name: file.name, why }));
  async function add([file]: readonly File[]) {
    if (!file) return;
    setProblem('');
    try {
      const upload = await prepareSending(file).send(() => {});
      if (known) await takeInPlace(known, upload);
      else {
        const added = await takeIntoLibrary(upload, { language, filmId });
        if (added.kind !== 'captions') tell(file, pictures.captionsOnly);
      }
      await queries.invalidateQueries({ queryKey: ['pictures', 'captions', filmId] });
    } catch (error) {
      tell(file, explainUpload(error, words));
    }
  }
  return (
    <li>
      {known ? (
        <a href={`/studio/pictures/${known}`} lang={language}>
          {name}
        </a>
      ) : (
        <>
          <span lang={language}>{name}</span>: {pictures.captionsNone}
        </>
      )}{' '}
      {!isReadOnly && (
        <FilePicker
          label={fill(known ? pictures.captionsReplace : pictures.captionsAdd, { language: name })}
          accept={acceptedCaptions}
          onFiles={(files) => void add(files)}
        />
      )}
      <Said problem={problem} />
    </li>
  );
}

function OtherFile({ media }: DetailPartProps) {
  const { pictures } = useWords();
  const said = media.language ? media.transcript[media.language] : '';
  return (
    <div className={styles.film}>
      <p>
        <a href={toFileAddress(media.url)}>{media.name}</a>
      </p>
      {said && (
        <section>
          <h2>{pictures.transcript}</h2>
          <p className={styles.said} lang={media.language ?? undefined}>
            {said}
          </p>
        </section>
      )}
    </div>
  );
}
