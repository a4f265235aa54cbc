import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaChange } from '#server/studio/pictures/change-media.ts';
import { AskFailed, api, ask } from '../../api/ask.ts';
import { explainRefusal } from '../../api/explain.ts';
import { useWords } from '../../words/words.ts';
import { type Media, mediaQuery } from '../media-query.ts';

export type { MediaChange };

export interface MediaChanges {
  readonly state: 'saved' | 'waiting' | 'saving' | 'failed';
  readonly problem: string;
  /** Typed or chosen; saved after a rest. */
  write(change: MediaChange): void;
  save(): Promise<void>;
}

const restMs = 900;

/** The later one's, and of words those of each language. */
function merge(one: MediaChange, other: MediaChange): MediaChange {
  const words = (name: 'alt' | 'credit' | 'transcript') =>
    (one[name] || other[name]) && { [name]: { ...one[name], ...other[name] } };
  return { ...one, ...other, ...words('alt'), ...words('credit'), ...words('transcript') };
}

/** Saves what is said of a file: one request at a time, and what is typed meanwhile waits for the next. */
export function useMediaChange({ id }: Media): MediaChanges {
  const words = useWords();
  const queries = useQueryClient();
  const [state, setState] = useState<MediaChanges['state']>('saved');
  const [problem, setProblem] = useState('');
  const waiting = useRef<MediaChange | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);

  const send = useCallback(async () => {
    while (waiting.current) {
      const change = waiting.current;
      waiting.current = null;
      setState('saving');
      try {
        const call = api.pictures[':id'].$patch({ param: { id }, json: change });
        queries.setQueryData(mediaQuery(id).queryKey, await ask(call));
        setProblem('');
      } catch (error) {
        // What was typed since is newer.
        waiting.current = merge(change, waiting.current ?? {});
        setProblem(explainRefusal(error, words));
        setState('failed');
        const hasEnded = error instanceof AskFailed && error.code === 'signed-out';
        if (hasEnded) void queries.invalidateQueries({ queryKey: ['me'] });
        return;
      }
    }
    setState('saved');
    void queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
  }, [id, queries, words]);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    running.current ??= send().finally(() => {
      running.current = null;
    });
    await running.current;
  }, [send]);

  const write = useCallback(
    (change: MediaChange) => {
      waiting.current = merge(waiting.current ?? {}, change);
      setState((present) => (present === 'saving' ? present : 'waiting'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), restMs);
    },
    [save],
  );

  useEffect(() => {
    // The window closes, or the screen is left: what waits is sent on the way.
    const leave = () => {
      if (!waiting.current) return;
      const body = JSON.stringify(waiting.current);
      const headers = { 'Content-Type': 'application/json' };
      const address = `/studio/api/pictures/${encodeURIComponent(id)}`;
      void fetch(address, { method: 'PATCH', headers, body, keepalive: body.length < 60_000 });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void save();
    };
  }, [id, save]);

  return { state, problem, write, save };
}
