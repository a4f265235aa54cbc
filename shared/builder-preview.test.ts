import { expect, test } from 'vitest';
import { findPreviewModel, findRefusedParameter, isBuilderPreview } from './builder-preview.ts';

const ours = 'key-of-ours';
const query = (text: string) => new URLSearchParams(text);

test('the editor and its previews are known by their parameters', () => {
  expect(isBuilderPreview(query('builder.preview=page'), ours)).toBe(true);
  expect(isBuilderPreview(query('builder.frameEditing=page'), ours)).toBe(true);
  expect(isBuilderPreview(query('__builder_editing__=true'), ours)).toBe(true);
});

test('a visitor is no editor, whatever else the address says', () => {
  expect(isBuilderPreview(query(''), ours)).toBe(false);
  expect(isBuilderPreview(query('preview=page&builder=1&__builder_editing__=1'), ours)).toBe(false);
});

test('all that the editor sends along is let through', () => {
  const sent = [
    'builder.preview=page&builder.overrides.page=abc_rev&builder.overrides.page:/visit=abc',
    'builder.frameEditing=page&builder.space=key-of-ours&builder.cachebust=true',
    'builder.preview=page&apiKey=key-of-ours&builder.options.locale=es&builder.noCache=true',
    'builder.preview=page&builder.user.role.name=editor&builder.user.permissions=read,publish',
    'builder.preview=BUILDER_STUDIO&builder.allowTextEdit=true&utm_source=mail',
  ];
  for (const text of sent) expect(findRefusedParameter(query(text), ours), text).toBeNull();
});

test.for([
  'builder.apiKey=theirs',
  'builder.options.apiKey=theirs',
  'builder.builder.apiKey=theirs',
  'builder.apiHost=https://theirs.example',
  'builder.space=theirs',
  'apiKey=theirs',
  'apiKey=key-of-ours&apiKey=theirs',
  'builder_apiKey=theirs',
  'builder.userAttributes.urlPath=/elsewhere',
  'builder.query.id=theirs',
  'builder.=1',
  'builder.overrides.=1',
])('nothing is previewed with %s', (text) => {
  expect(isBuilderPreview(query(`builder.preview=page&${text}`), ours)).toBe(false);
  expect(findRefusedParameter(query(text), ours)).not.toBeNull();
});

test('a model that could not be one counts as a page', () => {
  expect(findPreviewModel(query('builder.preview=after-body'))).toBe('after-body');
  expect(findPreviewModel(query('builder.preview=true'))).toBe('page');
  expect(findPreviewModel(query('builder.preview=../secret'))).toBe('page');
});
