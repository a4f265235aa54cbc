import type { Media } from '../../../pictures/media-query.ts';
import type { FormField } from '../field-props.ts';

/** A link in the service's stored format; keys that are not named here are kept. */
export interface RawLink {
  readonly link_type?: 'Document' | 'Media' | 'Web' | 'Any';
  readonly id?: string;
  readonly url?: string;
  readonly name?: string;
  readonly target?: string;
  /** Of a link whose words each language has; it ties them together. */
  readonly key?: string;
  readonly text?: string;
  readonly variant?: string;
  readonly [other: string]: unknown;
}

export type LinkKind = 'Document' | 'Web' | 'Media';

export const isLinkFilled = (link: RawLink | null | undefined): link is RawLink =>
  link !== null && link !== undefined && (link.id !== undefined || link.url !== undefined);

/** The kinds of target that a field's `select` allows. */
export function kindsOf(select: FormField['config']['select']): readonly LinkKind[] {
  if (select === 'document') return ['Document'];
  if (select === 'web') return ['Web'];
  return select === 'media' ? ['Media'] : ['Document', 'Web', 'Media'];
}

/** Ids of the types that a field's relation may lead to; empty: to all. */
export const targetTypesOf = ({ customtypes = [] }: FormField['config']): readonly string[] =>
  customtypes.map((target) => (typeof target === 'string' ? target : target.id));

/** A file of the library; films are plain files in the service's format. */
export const toMediaLink = ({ kind, id, url, name, bytes }: Media): RawLink => ({
  link_type: 'Media',
  kind: kind === 'picture' ? 'image' : kind === 'document' ? 'document' : 'file',
  ...{ id, url, name, size: String(bytes) },
});

/** What a link leads to, without its words. */
const targetKeys = ['link_type', 'id', 'url', 'name', 'kind', 'size', 'height', 'width', 'target'];

/** Another target for a link; key, words and variant stay. @param target null: none yet */
export function leadElsewhere(link: RawLink | undefined, target: RawLink | null): RawLink {
  const rest = Object.entries(link ?? {}).filter(([name]) => !targetKeys.includes(name));
  return { ...target, ...Object.fromEntries(rest) } as RawLink;
}

/** With the key by which other languages find their words for it. */
export const withKey = (link: RawLink): RawLink => ({
  ...link,
  key: link.key ?? crypto.randomUUID(),
});
