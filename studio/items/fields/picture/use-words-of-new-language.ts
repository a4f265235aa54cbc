import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import type { Media } from '../../../pictures/media-query.ts';
import { OpenItemContext } from '../../item/open-item.ts';
import { type RawImage, wordsOf } from './picture-value.ts';

/**
 * What the library says of a picture in a language is written into the field when that language is begun in
 * the item: nobody should have to say again what is known. A language that was there before keeps what it has.
 */
export function useWordsOfNewLanguage(
  language: Language,
  value: RawImage | undefined,
  media: Media | null,
  write: ((value: RawImage) => void) | null,
): void {
  const open = use(OpenItemContext);
  const isThere = useSyncExternalStore(
    (listener) => open?.draft.subscribe(listener) ?? (() => {}),
    () => open === null || open.draft.languages[language] !== null,
  );
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (!isThere) wasThere.current = false;
    if (wasThere.current || !isThere || !media) return;
    wasThere.current = true;
    const known = wordsOf(media, language);
    if (value === undefined && known.alt !== null) write?.({ ...known });
  }, [isThere, media, value, language, write]);
}
