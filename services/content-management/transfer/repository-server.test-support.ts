import { randomBytes } from 'node:crypto';
import {
  DynamicCustomTypeModelSchema,
  SharedSliceModelSchema,
} from '@prismicio/types-internal/zod4';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { completeData } from '../embedded/empty-value.ts';
import { publish } from '../embedded/publish.ts';
import { createContentManagementServer } from '../embedded/server.ts';
import { createSlug, type StoredDocument, titleOf } from '../embedded/stored-document.ts';
import type { FieldModel, FieldModels, Models } from '../models/read-models.ts';

export const writeToken = 'a-write-token-of-the-tests';
export const repository = 'museum-of-tests';
export const addresses = {
  types: 'https://customtypes.prismic.test',
  assets: 'https://asset-api.prismic.test',
  migration: 'https://migration.prismic.test',
};
/** Where the Content API of the tests answers: the embedded server over what was published. */
export const contentApi = 'https://museum-of-tests.cdn.prismic.test/api/v2';
export const pictureHost = 'images.prismic.test';

const masterLang = 'en-us';
const langs = [masterLang, 'es-us', 'haw-us'];

interface Asset {
  readonly id: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly alt: string;
  readonly credits: string;
  readonly notes: string;
}

interface Document {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly setId: string;
  title: string;
  uid: string | undefined;
  tags: readonly string[];
  data: Record<string, unknown>;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly at: number;
}

const words = z.string().max(500);
const body = {
  title: z.string().min(1),
  uid: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .optional(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), z.unknown()),
};
const postBody = z.strictObject({
  ...body,
  type: z.string(),
  lang: z.enum(langs),
  alternate_language_id: z.string().optional(),
});
const putBody = z.strictObject({ ...body, title: body.title.optional() });

/**
 * A repository of the tests: the Types, Asset, Migration and Content APIs in their documented forms.
 * It takes nothing that they do not document, and calls of one API only `paceMs` apart.
 */
export function createRepositoryServer(database: Database, models: Models, paceMs = 0) {
  const seen: SeenRequest[] = [];
  const lastAt = new Map<string, number>();
  const rawModels = { customtypes: new Map<string, unknown>(), slices: new Map<string, unknown>() };
  const assets = new Map<string, Asset>();
  const documents = new Map<string, Document>();
  const read = createContentManagementServer({ database });
  /** Answers this to the next calls, oldest first. */
  const failures: Response[] = [];

  const createId = () => randomBytes(12).toString('base64url');
  const wrong = (message: string, status = 400) => Response.json({ message }, { status });

  function listLacks(fields: FieldModels, data: Record<string, unknown>, path = ''): string[] {
    return Object.entries(data).flatMap(([name, value]) => {
      const model = fields[name];
      if (!model || model.type === 'UID') return [`${path}${name} is not a field of the type`];
      return checkField(model, value, path + name);
    });
  }

  function checkField(model: FieldModel, value: unknown, path: string): string[] {
    const is = (schema: z.ZodType) => (schema.safeParse(value).success ? [] : [`${path} is wrong`]);
    const object = value as Record<string, unknown>;
    switch (model.type) {
      case 'Text':
      case 'Color':
        return is(z.string());
      case 'Select':
        return is(z.enum((model.config?.options ?? []) as [string]));
      case 'Number':
        return is(z.number());
      case 'Boolean':
        return is(z.boolean());
      case 'Date':
        return is(z.iso.date());
      case 'Timestamp':
        return is(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/));
      case 'GeoPoint':
        return is(z.strictObject({ latitude: z.number(), longitude: z.number() }));
      case 'Embed':
        return is(z.strictObject({ embed_url: z.url() }));
      case 'Image':
        return checkImage(
          object,
          path,
          (model.config?.thumbnails ?? []).map(({ name }) => name),
        );
      case 'Link':
        return [value].flat().flatMap((link) => checkLink(link as typeof object, path));
      case 'StructuredText':
        return (value as (typeof object)[]).flatMap((block) => checkBlock(block, path));
      case 'Group':
        return (value as (typeof object)[]).flatMap((item) =>
          listLacks(model.config?.fields ?? {}, item, `${path}.`),
        );
      case 'Slices':
        return (value as (typeof object)[]).flatMap((slice) => {
          const type = String(slice.slice_type);
          const found = models.slices.get(type)?.variations[String(slice.variation)];
          if (!found || !Object.hasOwn(model.config?.choices ?? {}, type)) {
            return [`${path} has no slice ${type}`];
          }
          return [
            ...listLacks(found.primary, slice.primary as typeof object, `${path}.`),
            ...(slice.items as (typeof object)[]).flatMap((item) =>
              listLacks(found.items, item, `${path}.`),
            ),
          ];
        });
      default:
        return [];
    }
  }

  const imageShape = {
    id: z.string(),
    url: z.string().optional(),
    alt: z.string().nullish(),
    copyright: z.string().nullish(),
    dimensions: z.strictObject({ width: z.number(), height: z.number() }).optional(),
    edit: z
      .strictObject({
        x: z.number(),
        y: z.number(),
        zoom: z.number(),
        background: z.string(),
      })
      .optional(),
  };

  function checkImage(image: Record<string, unknown>, path: string, crops: readonly string[]) {
    const problems: string[] = [];
    const own = Object.fromEntries(Object.entries(image).filter(([name]) => !crops.includes(name)));
    const { error } = z.strictObject(imageShape).safeParse(own);
    if (error) problems.push(`${path}: ${error.issues[0]?.message}`);
    if (!assets.has(String(image.id))) problems.push(`${path} names no asset`);
    for (const name of crops) {
      if (image[name]) problems.push(...checkImage(image[name] as typeof image, path, []));
    }
    return problems;
  }

  function checkLink(link: Record<string, unknown>, path: string): string[] {
    const shared = { text: z.string().optional(), variant: z.string().optional() };
    const id = z.string();
    const { error } = z
      .discriminatedUnion('link_type', [
        z.strictObject({ link_type: z.literal('Document'), id, ...shared }),
        z.strictObject({ link_type: z.literal('Media'), id, ...shared }),
        z.strictObject({
          link_type: z.literal('Web'),
          url: z.string().regex(/^(https?:|mailto:|tel:|\/|#)/),
          target: z.string().optional(),
          ...shared,
        }),
      ])
      .safeParse(link);
    if (error) return [`${path}: ${error.issues[0]?.message}`];
    const kinds = { Document: documents, Media: assets } as const;
    const known = kinds[link.link_type as keyof typeof kinds];
    return known && !known.has(String(link.id))
      ? [`${path} leads to ${link.id}, which is not there`]
      : [];
  }

  function checkBlock(block: Record<string, unknown>, path: string): string[] {
    const { type, linkTo, ...image } = block;
    if (type === 'image') {
      const link = linkTo ? checkLink(linkTo as typeof block, path) : [];
      return [...checkImage(image, path, []), ...link];
    }
    const spans = (block.spans ?? []) as { type: string; data: Record<string, unknown> }[];
    return spans.flatMap((span) => (span.type === 'hyperlink' ? checkLink(span.data, path) : []));
  }

  function answerModels(kind: 'customtypes' | 'slices', act: string, raw: unknown): Response {
    const known = rawModels[kind];
    if (act === '') return Response.json([...known.values()]);
    const schema = kind === 'slices' ? SharedSliceModelSchema : DynamicCustomTypeModelSchema;
    const parsed = (schema as unknown as z.ZodType<{ id: string }>).safeParse(raw);
    if (!parsed.success) return wrong(parsed.error.message);
    const { id } = parsed.data;
    if (act === 'insert' && known.has(id)) return wrong('A model with this id exists.', 409);
    if (act === 'update' && !known.has(id)) return wrong('There is no model with this id.', 422);
    known.set(id, raw);
    return new Response(null, { status: act === 'insert' ? 201 : 204 });
  }

  async function answerAssets(request: Request): Promise<Response> {
    if (request.method === 'GET') {
      return Response.json({ items: [...assets.values()].map(toWire), total: assets.size });
    }
    const form = await request.formData();
    const file = form.get('file');
    const rest = [...form.keys()].filter(
      (name) => !['file', 'notes', 'credits', 'alt'].includes(name),
    );
    const text = (name: string) => words.parse(form.get(name) ?? '');
    if (!(file instanceof File) || file.size === 0 || rest.length > 0) return wrong('No file.');
    const [notes, credits, alt] = [text('notes'), text('credits'), text('alt')];
    const bytes = new Uint8Array(await file.arrayBuffer());
    const asset = {
      id: createId(),
      filename: file.name,
      type: file.type,
      bytes,
      notes,
      credits,
      alt,
    };
    assets.set(asset.id, asset);
    return Response.json(toWire(asset));
  }

  const toWire = ({ bytes, type: _, ...asset }: Asset) => ({
    ...asset,
    url: urlOf(asset.id),
    size: bytes.length,
    width: 10,
    height: 10,
    kind: 'image',
    tags: [],
  });
  const urlOf = (id: string) =>
    `https://${pictureHost}/${repository}/${id}_${assets.get(id)?.filename}`;

  function answerDocuments(method: string, id: string, json: unknown): Response {
    const known = documents.get(id);
    if (method === 'PUT' && !known) return wrong('Document not found.', 404);
    const parsed = (method === 'PUT' ? putBody : postBody).safeParse(json);
    if (!parsed.success) return wrong(parsed.error.message);
    const { type, lang, alternate_language_id: alternate } = json as z.infer<typeof postBody>;
    const of = known ?? { type, lang, id: createId() };
    const model = models.types.get(of.type);
    if (!model) return wrong(`There is no type ${of.type}.`);
    const { uid, tags = [], data, title } = parsed.data;
    if ('uid' in model.fields !== (uid !== undefined)) return wrong('uid');
    const isTaken = [...documents.values()].some(
      (one) =>
        one.id !== of.id &&
        one.type === of.type &&
        one.lang === of.lang &&
        (!uid || one.uid === uid),
    );
    if (isTaken) return wrong(`There is a ${of.type} with this uid.`);
    const master = alternate === undefined ? null : documents.get(alternate);
    const isMaster = master === null || (master?.type === type && master?.lang === masterLang);
    if (!isMaster || (alternate && lang === masterLang)) return wrong('alternate_language_id');
    const lacks = listLacks(model.fields, data);
    if (lacks.length > 0) return wrong(lacks.join('; '));
    documents.set(of.id, {
      ...of,
      setId: known?.setId ?? master?.setId ?? createId(),
      title: title ?? known?.title ?? '',
      uid,
      tags,
      data,
    });
    return Response.json(
      { id: of.id, title, type: of.type, lang: of.lang, ...(uid && { uid }) },
      { status: known ? 200 : 201 },
    );
  }

  /** All of the migration release becomes public. */
  async function publishAll(): Promise<number> {
    const save = [...documents.values()].map((document): StoredDocument => {
      const fields = models.types.get(document.type)?.fields ?? {};
      const data = completeData(fields, toStored(document.data) as Record<string, unknown>);
      return {
        ...document,
        uid: document.uid ?? null,
        slugs: [createSlug(titleOf(data))],
        firstPublished: null,
        lastPublished: null,
        sourceHash: '',
        data,
      };
    });
    await publish(database, models, { save }, new Date());
    return save.length;
  }

  /** Pictures and files get their addresses back, as the Content API gives them. */
  function toStored(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(toStored);
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Record<string, unknown>;
    const asset = assets.get(String(object.id));
    const inner = Object.fromEntries(
      Object.entries(object).map(([name, one]) => [name, toStored(one)]),
    );
    if (!asset) return inner;
    const url = urlOf(asset.id);
    return object.link_type === 'Media'
      ? { ...inner, kind: 'file', name: asset.filename, url, size: String(asset.bytes.length) }
      : { ...inner, url: `${url}?auto=format,compress` };
  }

  const answer = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(address, init);
    const url = new URL(request.url);
    if (url.href.startsWith(contentApi)) return read(request);
    if (url.host === pictureHost) {
      const asset = [...assets.values()].find(({ id }) => urlOf(id) === url.origin + url.pathname);
      if (!asset) return new Response(null, { status: 404 });
      return new Response(asset.bytes as BodyInit, { headers: { 'content-type': asset.type } });
    }
    const isForm = request.headers.get('content-type')?.startsWith('multipart/');
    const text = isForm ? '' : await request.clone().text();
    const json = text === '' ? undefined : JSON.parse(text);
    const at = performance.now();
    seen.push({ method: request.method, path: url.pathname, body: json, at });
    const failure = failures.shift();
    if (failure) return failure;
    if (
      request.headers.get('repository') !== repository ||
      request.headers.get('authorization') !== `Bearer ${writeToken}`
    ) {
      return wrong('Unauthorized', 401);
    }
    const isEarly = at - (lastAt.get(url.host) ?? -paceMs) < paceMs;
    if (isEarly) return wrong('Too many requests', 429);
    lastAt.set(url.host, at);
    const [, room = '', act = ''] = url.pathname.split('/');
    const isModels = room === 'customtypes' || room === 'slices';
    if (url.origin === addresses.types && isModels) return answerModels(room, act, json);
    if (url.origin === addresses.assets && room === 'assets') return answerAssets(request);
    if (url.origin === addresses.migration && room === 'documents') {
      return answerDocuments(request.method, act, json);
    }
    if (url.origin === addresses.migration && url.pathname === '/migration-release/publish') {
      return Response.json({ totalItems: await publishAll() }, { status: 202 });
    }
    return wrong('Not found', 404);
  };

  return {
    answer: answer as typeof fetch,
    seen,
    failures,
    documents,
    assets,
    rawModels,
    publishAll,
  };
}
