import { hash } from 'node:crypto';
import { readLoadData } from '#database/content/content-loads.ts';
import type { Database } from '#database/database.ts';
import { emptyThesaurus, Thesaurus } from '#shared/search/thesaurus.ts';
import { thesaurusSchema } from './thesaurus-schema.ts';

export interface LiveThesaurus {
  readonly current: LoadedThesaurus;
  /** Waits until what is current is not older than a moment. */
  refresh(): Promise<void>;
}

interface LoadedThesaurus {
  readonly terms: Thesaurus;
  /** Tells these terms from others; empty: there are none. */
  readonly version: string;
}

const none: LoadedThesaurus = { terms: emptyThesaurus, version: '' };
/** Terms change seldom, and are asked for with every search. */
const maxAgeMs = 1_000;

/** The thesaurus of the database, read again when it has changed. */
export function createLiveThesaurus(database: Database): LiveThesaurus {
  let current = none;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const text = await readLoadData(database, 'thesaurus');
    const version = text === '' ? '' : hash('sha256', text, 'base64url').slice(0, 8);
    if (version !== current.version) current = text === '' ? none : toLoaded(text, version);
    readAt = performance.now();
  }

  return {
    get current() {
      return current;
    },
    async refresh() {
      if (performance.now() - readAt < maxAgeMs) return;
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    },
  };
}

/** Read when the first words are looked for: no page without a search waits for it. */
function toLoaded(text: string, version: string): LoadedThesaurus {
  let terms: Thesaurus | null = null;
  return {
    version,
    get terms() {
      terms ??= parse(text);
      return terms;
    },
  };
}

/** Other code may have loaded more than this one knows. */
function parse(text: string): Thesaurus {
  const parsed = thesaurusSchema.safeParse(JSON.parse(text));
  return parsed.success ? new Thesaurus(parsed.data) : emptyThesaurus;
}
