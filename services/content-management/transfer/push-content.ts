import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { z } from 'zod';
import type { LanguageCodes } from '../embedded/content-languages.ts';
import { type StoredDocument, titleOf } from '../embedded/stored-document.ts';
import type { Models } from '../models/read-models.ts';
import { listAssets, type NamedAsset } from './list-assets.ts';
import type { OutgoingDocument, RawModel, RepositoryCalls } from './repository-calls.ts';
import { toMigrationData } from './to-migration-data.ts';

const sent = z.object({ id: z.string(), hash: z.string() });
/** What was sent to a repository: ids there, by our names. */
export const pushedSchema = z.object({
  models: z.record(z.string(), z.string()).default({}),
  assets: z.record(z.string(), sent).default({}),
  /** An empty hash: the document is there, its fields are not yet. */
  documents: z.record(z.string(), sent).default({}),
});
export type Pushed = z.infer<typeof pushedSchema>;

export interface PushContent {
  readonly models: Models;
  /** As their files have them: slices first, since types name them. */
  readonly rawModels: readonly {
    readonly kind: 'slices' | 'customtypes';
    readonly raw: RawModel;
  }[];
  /** Of all languages. */
  readonly documents: readonly StoredDocument[];
  /** The codes of our languages in `documents`, and in the repository. */
  readonly ourCodes: LanguageCodes;
  readonly theirCodes: LanguageCodes;
  /** The file at a path of this site; null: it is not there. */
  readonly openAsset: (
    path: string,
  ) => Promise<{ readonly file: Blob; readonly hash: string } | null>;
}

export interface PushStep {
  readonly kind: 'model' | 'file' | 'item';
  readonly action: 'create' | 'update' | 'same' | 'missing';
  readonly name: string;
}

/** The effects that a push would have, without sending. */
export async function planPush(content: PushContent, pushed: Pushed): Promise<PushStep[]> {
  const models = content.rawModels.map(({ kind, raw }): PushStep => {
    const known = pushed.models[`${kind}/${raw.id}`];
    const changed = known ? 'update' : 'create';
    return { kind: 'model', action: known === hash(raw) ? 'same' : changed, name: raw.id };
  });
  const assets: PushStep[] = [];
  for (const { path } of listAssets(inOrder(content))) {
    const file = await content.openAsset(path);
    const isSame = file !== null && pushed.assets[path]?.hash === file.hash;
    const action = file === null ? 'missing' : isSame ? 'same' : 'create';
    assets.push({ kind: 'file', action, name: path });
  }
  const items = inOrder(content).map((document): PushStep => {
    const known = pushed.documents[document.id];
    const { body } = toOutgoing(document, content, pushed);
    const changed = known?.hash ? 'update' : 'create';
    return {
      kind: 'item',
      action: known?.hash === hash(body) ? 'same' : changed,
      name: `${document.type}/${document.uid ?? document.type} (${document.lang})`,
    };
  });
  return [...models, ...assets, ...items];
}

export interface PushOptions {
  readonly calls: RepositoryCalls;
  readonly pushed: Pushed;
  /** Told after every call, so that a push that is broken off goes on where it was. */
  readonly onPushed: (pushed: Pushed) => Promise<void>;
  readonly onProgress?: (text: string) => void;
}

/**
 * Sends models, files and items to a repository: models first, then files, then every item without
 * fields, master language first, and at last the fields, in which links need the ids of items.
 *
 * @returns what items name that is not there, and that they were sent without
 * @throws {RepositoryRefused} at the first that is refused; what was sent before is noted
 */
export async function pushContent(content: PushContent, options: PushOptions): Promise<string[]> {
  const pushed: Pushed = structuredClone(options.pushed);
  const note = () => options.onPushed(pushed);
  const missing = new Set<string>();
  await pushModels(content, options, pushed, note);
  const assets = listAssets(inOrder(content));
  for (const [index, asset] of assets.entries()) {
    options.onProgress?.(`${index + 1} of ${assets.length} files`);
    if (!(await pushAsset(asset, content, options, pushed))) missing.add(asset.path);
    else await note();
  }
  const documents = inOrder(content);
  for (const [index, document] of documents.entries()) {
    options.onProgress?.(`${index + 1} of ${documents.length} items`);
    if (pushed.documents[document.id]) continue;
    const { body } = toOutgoing(document, content, pushed);
    const id = await options.calls.createDocument({ ...body, data: {} });
    pushed.documents[document.id] = { id, hash: '' };
    await note();
  }
  for (const [index, document] of documents.entries()) {
    options.onProgress?.(`fields of ${index + 1} of ${documents.length} items`);
    const { body, missing: lacks } = toOutgoing(document, content, pushed);
    for (const one of lacks) missing.add(one);
    const known = pushed.documents[document.id];
    if (!known || known.hash === hash(body)) continue;
    await options.calls.updateDocument(known.id, body);
    pushed.documents[document.id] = { id: known.id, hash: hash(body) };
    await note();
  }
  return [...missing];
}

async function pushModels(
  { rawModels }: PushContent,
  { calls, onProgress }: PushOptions,
  pushed: Pushed,
  note: () => Promise<void>,
): Promise<void> {
  const changed = rawModels.filter(
    ({ kind, raw }) => pushed.models[`${kind}/${raw.id}`] !== hash(raw),
  );
  if (changed.length === 0) return;
  const known = {
    slices: new Set((await calls.listSlices()).map(({ id }) => id)),
    customtypes: new Set((await calls.listTypes()).map(({ id }) => id)),
  };
  for (const [index, { kind, raw }] of changed.entries()) {
    onProgress?.(`${index + 1} of ${changed.length} models`);
    await calls.saveModel(kind, raw, known[kind].has(raw.id));
    pushed.models[`${kind}/${raw.id}`] = hash(raw);
    await note();
  }
}

/** @returns whether the file is there */
async function pushAsset(
  { path, alt, credits }: NamedAsset,
  { openAsset }: PushContent,
  { calls }: PushOptions,
  pushed: Pushed,
): Promise<boolean> {
  const found = await openAsset(path);
  if (!found) return false;
  if (pushed.assets[path]?.hash === found.hash) return true;
  const id = await calls.addAsset({
    file: found.file,
    filename: basename(path),
    alt: alt.slice(0, maxWords),
    credits: credits.slice(0, maxWords),
    notes: path,
  });
  pushed.assets[path] = { id, hash: found.hash };
  return true;
}

const maxWords = 500;

/** A document as it is sent, with what it names and what is not there. */
function toOutgoing(
  document: StoredDocument,
  { models, documents, ourCodes, theirCodes }: PushContent,
  pushed: Pushed,
): { body: OutgoingDocument; missing: readonly string[] } {
  const missing: string[] = [];
  const language = Object.entries(ourCodes).find(([, code]) => code === document.lang)?.[0];
  const master = documents.find(
    ({ setId, lang }) => setId === document.setId && lang === ourCodes.en,
  );
  const masterId =
    document.lang === ourCodes.en ? undefined : pushed.documents[master?.id ?? '']?.id;
  const fields = models.types.get(document.type)?.fields ?? {};
  const data = toMigrationData(models, fields, document.data, {
    findAsset: (path) => pushed.assets[path]?.id ?? null,
    findDocument: (id) => pushed.documents[id]?.id ?? null,
    onMissing: (what) => missing.push(what),
  });
  const body = {
    title: titleOf(document.data) || document.uid || document.type,
    type: document.type,
    ...(document.uid !== null && { uid: document.uid }),
    lang: theirCodes[language as keyof LanguageCodes] ?? document.lang,
    ...(masterId && { alternate_language_id: masterId }),
    tags: document.tags,
    data,
  };
  return { body, missing };
}

/** Master language first: others name its document. */
const inOrder = ({ documents, ourCodes }: PushContent) => [
  ...documents.filter(({ lang }) => lang === ourCodes.en),
  ...documents.filter(({ lang }) => lang !== ourCodes.en),
];

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
