import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { type GivenRows, IndexBuilder, type IndexRow } from './build-index.ts';
import { SearchIndex } from './search-index.ts';

/** Messages to the building thread. It answers each with one message. */
export type BuildMessage =
  | { readonly kind: 'begin'; readonly before: SharedArrayBuffer | null }
  | { readonly kind: 'check'; readonly rows: readonly Omit<IndexRow, 'record'>[] }
  | { readonly kind: 'add'; readonly rows: readonly IndexRow[] }
  /** What was added goes to another thread, which takes it after the answer. */
  | { readonly kind: 'give'; readonly port: MessagePort }
  | { readonly kind: 'take'; readonly port: MessagePort }
  | {
      readonly kind: 'finish';
      readonly version: string;
      readonly titles: ReadonlyMap<string, TextByLanguage>;
      /** The file to write the index to. Null: the index is the answer. */
      readonly file: string | null;
    };

export type BuildAnswer = null | readonly number[] | SharedArrayBuffer;

/** Does what a message says. The builder lives between `begin` and `finish`. */
export function createBuilding(): (message: BuildMessage) => BuildAnswer {
  let builder = new IndexBuilder();
  return (message) => {
    switch (message.kind) {
      case 'begin':
        builder = new IndexBuilder(message.before && SearchIndex.open(message.before));
        return null;
      case 'check':
        return builder.listChanged(message.rows);
      case 'add':
        for (const row of message.rows) builder.add(row);
        return null;
      case 'give': {
        const rows = builder.give();
        message.port.postMessage(
          rows,
          rows.streams.chunks.map(({ buffer }) => buffer),
        );
        builder = new IndexBuilder();
        return null;
      }
      case 'take':
        builder.take(receiveMessageOnPort(message.port)?.message as GivenRows);
        message.port.close();
        return null;
      case 'finish':
        if (message.file === null) return builder.finish(message.version, message.titles);
        builder.write(message.file, message.version, message.titles);
        return null;
    }
  };
}

if (parentPort) {
  const port = parentPort;
  const build = createBuilding();
  port.on('message', (message: BuildMessage) => port.postMessage(build(message)));
}
