import { expect, test } from 'vitest';
import type { ItemReference } from '#services/content-management/contract.ts';
import { listRelatedBeside } from './related-beside.ts';

const reference = (type: string, uid: string) => ({ type, uid }) as ItemReference;

test('who has made what is shown is not related to it once more, as a resident', () => {
  const news = reference('news', 'emre-yildiz');
  const another = reference('resident', 'asma-qureshi');
  const related = [reference('resident', 'emre-yildiz'), news, another];
  const artists = [reference('artist', 'emre-yildiz')];
  expect(listRelatedBeside({ artists, related })).toEqual([news, another]);
});
