import {
  guessValues,
  parseSourceText,
  type SourceFile,
} from '#database/content/read-source-files.ts';
import { type LoadProblem, problemKey } from '#shared/files/content-loading.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { createSetId, type StoredDocument } from '../stored-document.ts';
import { type BuildContext, type BuiltDocuments, buildDocuments } from './build-documents.ts';
import { createIsClosed, onOpenDays } from './on-open-days.ts';
import { languagesOf, parseSourceFile, type SourceDocument } from './source-file.ts';

/** The published versions of an item. */
export interface PublishedItem {
  readonly type: string;
  /** Null: the only item of its type. */
  readonly uid: string | null;
  /** The service's codes of its languages. */
  readonly languageCodes: readonly string[];
  /** Of the file it was made from. */
  readonly sourceHash: string;
}

export interface BuildOptions {
  readonly files: readonly SourceFile[];
  readonly context: Omit<BuildContext, 'findLanguages'>;
  /** By the id of the set of its documents. */
  readonly published: ReadonlyMap<string, PublishedItem>;
  /** The warnings of the previous load. */
  readonly earlierWarnings: readonly LoadProblem[];
  readonly hash: (text: string) => string;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface BuiltItems {
  readonly documents: readonly StoredDocument[];
  /** Of the items that can be published, by the id of the set. */
  readonly fileOfSet: ReadonlyMap<string, string>;
  /** Sets that stay as they are published: their file is there, but cannot be taken. */
  readonly retained: ReadonlySet<string>;
  readonly rejected: readonly LoadProblem[];
  readonly warnings: readonly LoadProblem[];
}

/**
 * Makes the documents of all files. A file that breaks its model is refused; so is one that would
 * lose by a mistake what its published item has: a picture, or a link to an item without a file.
 */
export function buildAll(options: BuildOptions): BuiltItems {
  const { files, published, hash } = options;
  const sources = new Map<string, SourceDocument>();
  const unread = new Map<string, readonly LoadProblem[]>();
  for (const source of files) {
    const read = parseSourceText(source);
    const parsed = 'problems' in read ? read.problems : parseSourceFile(source.file, read.json);
    if (Array.isArray(parsed)) unread.set(source.file, parsed);
    else sources.set(source.file, parsed);
  }
  const { dates } = options.context;
  const isClosed = createIsClosed(sources.get('settings/settings.json'), dates);
  for (const [file, source] of sources) sources.set(file, onOpenDays(source, isClosed, dates));
  const known = new Set(options.earlierWarnings.map(problemKey));
  const textHashes = new Map(files.map(({ file, text }) => [file, hash(text)]));
  const refused = new Set(unread.keys());
  const codes = Object.entries(options.context.languageCodes) as [Language, string][];
  const context: BuildContext = {
    ...options.context,
    findLanguages(type, uid) {
      const file = `${type}/${uid}.json`;
      const source = sources.get(file);
      if (source && !refused.has(file)) return languagesOf(source);
      const item = published.get(createSetId(type, uid));
      if (item && isClaimed(createSetId(type, uid))) {
        const shown = codes.filter(([, code]) => item.languageCodes.includes(code));
        return languages.filter((language) => shown.some(([one]) => one === language));
      }
      return refused.has(file) ? [] : undefined;
    },
  };
  const claims = new Map(files.map((file) => [file.file, listClaims(file)]));
  const isClaimed = (setId: string) => [...refused].some((file) => claims.get(file)?.has(setId));

  const build = (file: string, source: SourceDocument): BuiltDocuments => {
    const sourceHash = textHashes.get(file) ?? '';
    const built = buildDocuments(file, source, sourceHash, context);
    const item = published.get(createSetId(source.type, source.uid));
    if (built.rejected.length > 0 || !item) return built;
    const lost = built.losses.filter(
      ({ problem, isOthers }) =>
        !known.has(problemKey(problem)) && !(isOthers && item.sourceHash === sourceHash),
    );
    if (lost.length === 0) return built;
    const rejected = lost.map(({ problem }) => problem);
    return { documents: [], rejected, warnings: [], losses: [] };
  };

  // Whoever links to a refused item links to its published languages, so it is made anew.
  let results = new Map<string, BuiltDocuments>();
  for (let round = 0; round < maxRounds; round += 1) {
    const before = refused.size;
    let done = 0;
    results = new Map();
    for (const [file, source] of sources) {
      const built = build(file, source);
      results.set(file, built);
      if (built.rejected.length > 0) refused.add(file);
      done += 1;
      if (round === 0) options.onProgress?.(done + unread.size, files.length);
    }
    if (refused.size === before) break;
  }

  const fileOfSet = new Map(
    [...results].flatMap(([file, { documents }]) =>
      documents[0] ? [[documents[0].setId, file] as const] : [],
    ),
  );
  const retained = new Set(
    [...refused].flatMap((file) =>
      [...(claims.get(file) ?? [])].filter((id) => published.has(id) && !fileOfSet.has(id)),
    ),
  );
  const all = [...unread.values(), ...[...results.values()].map(({ rejected }) => rejected)];
  const keeps = (file: string) => [...(claims.get(file) ?? [])].some((id) => retained.has(id));
  return {
    documents: [...results.values()].flatMap(({ documents }) => documents),
    fileOfSet,
    retained,
    rejected: all
      .flat()
      .map((one) => (keeps(one.file) ? { ...one, keepsLastVersion: true as const } : one)),
    warnings: [
      ...[...results.values()].flatMap(({ warnings }) => warnings),
      // Still true of what is shown, and known when the file is mended.
      ...options.earlierWarnings.filter(({ file }) => refused.has(file) && keeps(file)),
    ],
  };
}

/** An item refused because of another's refusal is rare, and a chain of them rarer. */
const maxRounds = 5;

/**
 * Sets of the items that a file may stand for: as it is named and as its text says, which may be
 * broken or carry another item's name.
 */
function listClaims({ file, text }: SourceFile): ReadonlySet<string> {
  const [folder = '', name = ''] = file.replace(/\.json$/i, '').split('/');
  const [type = folder] = guessValues(text, 'type');
  const [uid = name] = guessValues(text, 'uid');
  return new Set(
    [folder, type].flatMap((one) => [name, uid].map((other) => createSetId(one, other))),
  );
}
