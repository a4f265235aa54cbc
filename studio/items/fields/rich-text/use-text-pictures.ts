import { useQueryClient } from '@tanstack/react-query';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../../api/use-me.ts';
import { type Media, mediaQuery } from '../../../pictures/media-query.ts';
import { explainUpload } from '../../../pictures/uploads/explain-upload.ts';
import { addFile } from '../../../pictures/uploads/send-file.ts';
import { fill, useWords } from '../../../words/words.ts';
import { toWhole, wordsOf } from '../picture/picture-value.ts';
import { insertPicture } from './commands.ts';
import type { TextBlock } from './text-block.ts';
import { holdPlace, releasePlace } from './track-places.ts';

/** A file on its way into a text. */
interface SendingPicture {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

let count = 0;

/** Pictures that come into a text: from the library, or as files that go there first. */
export function useTextPictures(language: Language, canHoldPictures: boolean) {
  const words = useWords();
  const queries = useQueryClient();
  const mayAdd = hasRight(useMe(), 'pictures.write');
  const [sending, setSending] = useState<readonly SendingPicture[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const toBlock = (media: Media): TextBlock => {
    queries.setQueryData(mediaQuery(media.id).queryKey, media);
    return { type: 'image', ...toWhole(media, wordsOf(media, language)) };
  };

  async function send(view: EditorView, file: File, at: number): Promise<void> {
    count += 1;
    const id = `picture-${count}`;
    const { name } = file;
    holdPlace(view, id, at);
    setSending((list) => [...list, { id, name, share: 0 }]);
    const onProgress = (share: number) =>
      setSending((list) => list.map((one) => (one.id === id ? { ...one, share } : one)));
    let problem = '';
    let media: Media | null = null;
    try {
      media = await addFile(file, onProgress);
      void queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
      if (media.kind !== 'picture') problem = words.pictures.pictureOnly;
    } catch (error) {
      problem = explainUpload(error, words);
    }
    setSending((list) => list.filter((one) => one.id !== id));
    if (problem !== '') {
      setProblems((list) => [...list, fill(words.pictures.problemOf, { name, why: problem })]);
    }
    const place = releasePlace(view, id);
    if (place === null || !media || problem !== '') return;
    insertPicture(toBlock(media), place)(view.state, view.dispatch);
  }

  return {
    sending,
    problems,
    toBlock,
    /** One after the other, so that they stand in the order in which they were chosen. */
    async addFiles(view: EditorView, files: readonly File[], at: number): Promise<void> {
      setProblems([]);
      if (!canHoldPictures || !mayAdd) {
        const { pictureNone, pictureForbidden } = words.fields.text;
        setProblems([canHoldPictures ? pictureForbidden : pictureNone]);
        return;
      }
      let place = at;
      for (const file of files) {
        const size = view.state.doc.content.size;
        await send(view, file, place);
        if (view.isDestroyed) return;
        place += Math.max(0, view.state.doc.content.size - size);
      }
    },
  };
}
