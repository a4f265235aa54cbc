import type { Hit } from './to-hit.ts';

/**
 * A work may lead an exhibition, the news of it and a talk: one search finds them all, and the picture
 * stands for the work, else for the first of them. People's are signatures and stay; so do those of collections
 * and subjects, which lead the list that their works are in.
 */
export function showPicturesOnce(hits: readonly Hit[]): Hit[] {
  const owners = new Map<string, Hit>();
  for (const hit of hits) {
    const src = toFile(hit);
    if (src && (!owners.has(src) || hit.kind === 'objects')) owners.set(src, hit);
  }
  return hits.map((hit) => {
    const src = toFile(hit);
    const isSign = hit.kind === 'people' || isGroup.test(hit.id);
    const isOwn = isSign || !src || owners.get(src) === hit;
    return isOwn ? hit : { ...hit, image: null };
  });
}

const isGroup = /^(collection|subject) /;

const toFile = ({ image }: Hit) => image?.src.split('?')[0] ?? null;
