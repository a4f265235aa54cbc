import { basename } from 'node:path';
import type { FieldModel } from '../../models/read-models.ts';
import { emptyValueOf } from '../empty-value.ts';
import { createKey } from '../stored-document.ts';
import type { FieldContext } from './field-context.ts';

/**
 * Reads `"type/uid"`, an address of the web, a path of this site, `"media:films/a.mp4"`, or
 * `{ "to": <one of these>, "text": … }`.
 */
export function readLink(
  model: FieldModel,
  value: unknown,
  path: string,
  context: FieldContext,
): unknown {
  const given = typeof value === 'string' ? { to: value } : (value as Record<string, unknown>);
  const { to, text, ...unknown } = given ?? {};
  const [extra] = Object.keys(unknown);
  if (typeof to !== 'string' || extra !== undefined) {
    context.reject(path, extra ? `has no part "${extra}"` : 'must say where it leads ("to")');
    return emptyValueOf({ ...model, config: { ...model.config, repeat: false } });
  }
  if (text !== undefined && (typeof text !== 'string' || !model.config?.allowText)) {
    context.reject(
      `${path}.text`,
      typeof text === 'string' ? 'is not allowed here' : 'must be a text',
    );
  }
  const link = readAddress(model, to, path, context);
  const isEmpty = !('id' in link || 'url' in link);
  if (isEmpty) return link;
  return {
    ...link,
    key: createKey(context.documentId, path),
    ...(typeof text === 'string' ? { text } : {}),
  };
}

/** The same for a link inside a text, which has neither key nor text of its own. */
export function readAddress(
  model: FieldModel,
  to: string,
  path: string,
  context: FieldContext,
): Record<string, unknown> {
  const select = model.config?.select ?? null;
  const only = (wanted: string) => {
    if (select !== null && select !== wanted) context.reject(path, `must be a ${select} link`);
  };
  if (to.startsWith('media:')) {
    only('media');
    return readMedia(to.slice('media:'.length), path, context);
  }
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(to)) {
    only('web');
    return { link_type: 'Web', url: to };
  }
  const [type = '', uid = '', ...rest] = to.split('/');
  if (!context.models.types.has(type) || !uid || rest.length > 0) {
    context.reject(path, `"${to}" is neither an address nor a path nor <type>/<uid>`);
    return { link_type: 'Any' };
  }
  only('document');
  const targets = model.config?.customtypes?.map((target) =>
    typeof target === 'string' ? target : target.id,
  );
  if (targets && !targets.includes(type)) {
    context.reject(path, `must lead to ${targets.join(' or ')}, not to ${type}`);
  }
  const target = context.findDocumentId(type, uid);
  if (target.state === 'absent') {
    context.warn(path, `there is no ${type}/${uid}: the link is broken`, 'item');
  }
  if (target.state === 'refused') {
    context.warn(path, `${type}/${uid} is refused: the link stays broken until that item is fixed`);
  }
  return { link_type: 'Document', id: target.id };
}

/** Kinds as the service's media library names them; films are plain files there. */
const kinds: Readonly<Record<string, string>> = {
  pdf: 'document',
  webp: 'image',
  jpg: 'image',
  png: 'image',
};

function readMedia(file: string, path: string, context: FieldContext): Record<string, unknown> {
  const size = context.findMediaSize(file);
  if (size === null) {
    context.warn(path, `there is no file "${file}": the link is empty`, 'file');
    return { link_type: 'Media' };
  }
  const kind = kinds[file.split('.').at(-1) ?? ''] ?? 'file';
  const known = Object.hasOwn(context.media ?? {}, file) ? context.media?.[file] : undefined;
  const {
    id = createKey('media', file).slice(0, 18),
    name = basename(file),
    version = 1,
  } = known ?? {};
  return {
    link_type: 'Media',
    kind,
    id,
    url: version > 1 ? `/${file}?v=${version}` : `/${file}`,
    name,
    size: String(size),
  };
}
