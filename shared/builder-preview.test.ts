import { expect, test } from 'vitest';
import { findPreviewModel, isBuilderPreview } from './builder-preview.ts';

const query = (text: string) => new URLSearchParams(text);

test('the editor and its previews are known by their parameters', () => {
  expect(isBuilderPreview(query('builder.preview=page'))).toBe(true);
  expect(isBuilderPreview(query('builder.frameEditing=page'))).toBe(true);
  expect(isBuilderPreview(query('__builder_editing__=true'))).toBe(true);
});

test('a visitor is no editor, whatever else the address says', () => {
  expect(isBuilderPreview(query(''))).toBe(false);
  expect(isBuilderPreview(query('preview=page&builder=1&__builder_editing__=1'))).toBe(false);
});

test('a model that could not be one counts as a page', () => {
  expect(findPreviewModel(query('builder.preview=after-body'))).toBe('after-body');
  expect(findPreviewModel(query('builder.preview=true'))).toBe('page');
  expect(findPreviewModel(query('builder.preview=../secret'))).toBe('page');
});
