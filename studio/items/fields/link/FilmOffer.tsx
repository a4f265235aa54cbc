import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { languages } from '#shared/languages/languages.ts';
import { captionsQuery, type Media, mediaQuery } from '../../../pictures/media-query.ts';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import { type OpenItem, useOpenItem } from '../../item/open-item.ts';
import type { FormField } from '../field-props.ts';
import { toImage, wordsOf } from '../picture/picture-value.ts';
import { toMediaLink } from './link-value.ts';

type Part = 'image' | 'captions' | 'transcript' | 'duration';

interface Offered {
  readonly part: Part;
  readonly path: string;
  readonly value: unknown;
}

/** Whether an item's own fields say what the library knows of a film. */
export const isFilmItem = ({ item }: OpenItem, field: FormField): boolean =>
  item.type === 'video' && field.name === 'film';

/** What the library says of a film, for those fields of its item that are empty. */
export function FilmOffer({ filmId }: { readonly filmId: string }) {
  const { pictures } = useWords();
  const open = useOpenItem();
  const { draft } = open;
  const film = useQuery({ ...mediaQuery(filmId), retry: false });
  const captions = useQuery({ ...captionsQuery(filmId), enabled: film.data?.kind === 'film' });
  const posterId = film.data?.posterId ?? '';
  const poster = useQuery({ ...mediaQuery(posterId), enabled: posterId !== '', retry: false });
  const read = () =>
    film.data?.kind === 'film'
      ? listOffered(open, film.data, captions.data?.media ?? [], poster.data ?? null)
      : [];
  // The offer follows what is filled meanwhile; its text is what is compared.
  const paths = useSyncExternalStore(draft.subscribe, () =>
    read()
      .map(({ path }) => path)
      .join(' '),
  );
  if (paths === '') return null;
  const parts = [...new Set(read().map(({ part }) => part))];
  return (
    <div>
      <p>
        {fill(pictures.filmOffer, {
          parts: parts.map((part) => pictures.filmParts[part]).join(', '),
        })}
      </p>
      <Button
        onClick={() => {
          for (const { path, value } of read()) draft.write(path, value);
        }}
      >
        {pictures.filmTake}
      </Button>
    </div>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function listOffered(
  { item, draft }: OpenItem,
  film: Media,
  captions: readonly Media[],
  poster: Media | null,
): Offered[] {
  const there = languages.filter((language) => draft.languages[language] !== null);
  const picture = item.model.fields.find(({ name }) => name === 'image');
  const offered: Offered[] = [];
  if (poster && picture && isEmpty(draft.read('en.image'))) {
    for (const language of there) {
      if (!isEmpty(draft.read(`${language}.image`))) continue;
      const words = wordsOf(poster, language);
      const value = language === 'en' ? toImage(poster, picture.config, words) : words;
      offered.push({ part: 'image', path: `${language}.image`, value });
    }
  }
  const tracks = captions.flatMap((one) =>
    one.language
      ? [{ _key: `captions-${one.language}`, locale: one.language, file: toMediaLink(one) }]
      : [],
  );
  if (tracks.length > 0 && isEmpty(draft.read('en.captions'))) {
    offered.push({ part: 'captions', path: 'en.captions', value: tracks });
  }
  for (const language of there) {
    const said =
      film.transcript[language] ||
      captions.find((one) => one.language === language)?.transcript[language];
    if (!said || !isEmpty(draft.read(`${language}.transcript`))) continue;
    const blocks = said.split(/\n+/).filter((line) => line.trim() !== '');
    const value = blocks.map((text) => ({ type: 'paragraph', text, spans: [] }));
    offered.push({ part: 'transcript', path: `${language}.transcript`, value });
  }
  if (film.durationMs && isEmpty(draft.read('en.duration_seconds'))) {
    const value = Math.round(film.durationMs / 1_000);
    offered.push({ part: 'duration', path: 'en.duration_seconds', value });
  }
  return offered;
}
