import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { languages } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../../api/use-me.ts';
import { PictureChooser } from '../../../pictures/choose/PictureChooser.tsx';
import { type Media, mediaQuery, toSizedAddress } from '../../../pictures/media-query.ts';
import { DropArea } from '../../../pictures/uploads/DropArea.tsx';
import { explainUpload } from '../../../pictures/uploads/explain-upload.ts';
import { addFile } from '../../../pictures/uploads/send-file.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Said } from '../../../widgets/Said.tsx';
import { fill, useWords } from '../../../words/words.ts';
import { type ItemDraft, OpenItemContext } from '../../item/open-item.ts';
import type { FieldProps } from '../field-props.ts';
import { Crops } from './Crops.tsx';
import { OwnPart } from './OwnPart.tsx';
import styles from './Picture.module.css';
import { PictureWords } from './PictureWords.tsx';
import { cutsOf, isBound, type RawImage, rectOf, toImage, wordsOf } from './picture-value.ts';
import { useWordsOfNewLanguage } from './use-words-of-new-language.ts';

/** A picture of the library with its words and cuts in this place; other languages say their words for it. */
export function PictureField(props: FieldProps<RawImage>) {
  const { value, source, field, language } = props;
  const isOwn = language === 'en' || field.isLocalized || value?.url !== undefined;
  const english = source as RawImage | undefined;
  if (!isOwn) return english?.url ? <WordsAlone {...props} english={english} /> : <Nothing />;
  return <WholePicture {...props} />;
}

function Nothing() {
  const { fields } = useWords();
  return <p className={styles.none}>{fields.nothing}</p>;
}

function WholePicture(props: FieldProps<RawImage>) {
  const { value, onChange, field, path, language, isReadOnly } = props;
  const words = useWords();
  const { pictures } = words;
  const queries = useQueryClient();
  const open = use(OpenItemContext);
  const mayAdd = hasRight(useMe(), 'pictures.write');
  const media = useMedia(value);
  const [isChoosing, setChoosing] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  function choose(chosen: Media) {
    setChoosing(false);
    queries.setQueryData(mediaQuery(chosen.id).queryKey, chosen);
    onChange(toImage(chosen, field.config, wordsOf(chosen, language)));
    if (language === 'en' && !field.isLocalized && open) tellOthers(open.draft, path, chosen);
  }

  async function add(files: readonly File[]) {
    const [file, ...more] = files;
    if (!file || isReadOnly || share !== null) return;
    setProblem(more.length > 0 ? fill(pictures.oneOnly, { name: file.name }) : '');
    setShare(0);
    try {
      const added = await addFile(file, setShare);
      void queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
      if (added.kind === 'picture') choose(added);
      else setProblem(fill(pictures.problemOf, { name: file.name, why: pictures.pictureOnly }));
    } catch (error) {
      setProblem(fill(pictures.problemOf, { name: file.name, why: explainUpload(error, words) }));
    }
    setShare(null);
  }

  const { label } = field;
  const isShown = value?.url !== undefined;
  const chooseWord = isShown ? pictures.change : pictures.choose;
  return (
    <DropArea onFiles={(files) => void add(files)} isClosed={isReadOnly || !mayAdd}>
      {/* biome-ignore lint/a11y/useSemanticElements: the row around it has the name already */}
      <div
        role="group"
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        className={styles.field}
      >
        {isShown && <Preview image={value} media={media} />}
        <div className={styles.parts}>
          {!isReadOnly && (
            <p className={styles.acts}>
              <Button
                id={props.inputId}
                // With the row's label, which says the language where several stand side by side.
                aria-labelledby={`${props.labelId} ${props.inputId}-choose`}
                onClick={() => setChoosing(true)}
              >
                <span id={`${props.inputId}-choose`}>{chooseWord}</span>
              </Button>
              {mayAdd && <span>{pictures.dropHere}</span>}
              {isShown && (
                <Button
                  kind="quiet"
                  id={`${props.inputId}-remove`}
                  aria-labelledby={`${props.labelId} ${props.inputId}-remove`}
                  onClick={() => onChange(undefined)}
                >
                  {pictures.remove}
                </Button>
              )}
            </p>
          )}
          {share !== null && (
            <progress
              value={share}
              max={1}
              aria-label={fill(pictures.sending, { percent: Math.round(share * 100) })}
            />
          )}
          <Said problem={problem} />
          {isShown && <PictureWords {...props} image={value} media={media} />}
          {isShown && media && <TooSmall media={media} config={field.config} />}
        </div>
        {isShown && media && !isReadOnly && !isBound(field.config) && (
          <OwnPart image={value} media={media} onChange={onChange} />
        )}
        {isShown && media && (
          <Crops
            image={value}
            media={media}
            config={field.config}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        )}
        {isChoosing && (
          <PictureChooser
            title={fill(pictures.chooseTitle, { label })}
            kinds={['picture']}
            onChoose={choose}
            onClose={() => setChoosing(false)}
          />
        )}
      </div>
    </DropArea>
  );
}

/** Another language takes the picture over, and says what it shows in its own words. */
function tellOthers(draft: ItemDraft, path: string, media: Media): void {
  const below = path.replace(/^en\./, '');
  for (const other of languages) {
    if (other === 'en' || draft.languages[other] === null) continue;
    draft.write(`${other}.${below}`, wordsOf(media, other));
  }
}

function WordsAlone({ english, ...props }: FieldProps<RawImage> & { readonly english: RawImage }) {
  const { pictures } = useWords();
  const media = useMedia(english);
  useWordsOfNewLanguage(
    props.language,
    props.value,
    media,
    props.isReadOnly ? null : props.onChange,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={styles.field}
    >
      <Preview image={english} media={media} />
      <div className={styles.parts}>
        <p className={styles.none}>{pictures.fromEnglish}</p>
        <PictureWords {...props} image={props.value ?? {}} english={english} media={media} />
      </div>
    </div>
  );
}

/** The record of what a field shows; null: it is not there (yet). */
function useMedia(image: RawImage | undefined): Media | null {
  const { data } = useQuery({
    ...mediaQuery(image?.id ?? ''),
    enabled: image?.id !== undefined,
    staleTime: 60_000,
    retry: false,
  });
  return data ?? null;
}

function Preview({ image, media }: { readonly image: RawImage; readonly media: Media | null }) {
  const { pictures } = useWords();
  const picture = <img src={toShownAddress(image, media)} alt="" />;
  if (!media) return <div className={styles.preview}>{picture}</div>;
  return (
    <Link
      to={`/pictures/${media.id}`}
      className={styles.preview}
      aria-label={fill(pictures.openIt, { name: media.name })}
    >
      {picture}
    </Link>
  );
}

/** The newest file, of which the part that the place shows. */
function toShownAddress(image: RawImage, media: Media | null): string {
  const address = new URL(toSizedAddress(media?.url ?? image.url ?? '', { width: 640 }));
  address.searchParams.delete('h');
  const rect = rectOf(image);
  if (rect) {
    address.searchParams.set('rect', [rect.x, rect.y, rect.width, rect.height].join(','));
  }
  return address.href;
}

function TooSmall({
  media,
  config,
}: {
  readonly media: Media;
  readonly config: FieldProps['field']['config'];
}) {
  const { pictures } = useWords();
  const small = cutsOf(config, media).find(
    (cut) => cut.width > (media.width ?? 0) || cut.height > (media.height ?? 0),
  );
  if (!small) return null;
  return <p className={styles.none}>{fill(pictures.small, { ...small })}</p>;
}
