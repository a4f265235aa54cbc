import { expect, test } from 'vitest';
import {
  findPreviewModel,
  findRefusedParameter,
  isEditing,
  withoutPreview,
} from './builder-preview.ts';

const ours = 'key-of-ours';
const query = (text: string) => new URLSearchParams(text);
const inFrame = new Headers({ 'Sec-Fetch-Dest': 'iframe' });
const isEdited = (text: string, headers = inFrame) => isEditing(query(text), ours, headers);

test('the editor and its previews are known by their parameters', () => {
  expect(isEdited('builder.preview=page')).toBe(true);
  expect(isEdited('builder.frameEditing=page')).toBe(true);
  expect(isEdited('__builder_editing__=true')).toBe(true);
});

test('a visitor is no editor, whatever else the address says', () => {
  expect(isEdited('')).toBe(false);
  expect(isEdited('preview=page&builder=1&__builder_editing__=1')).toBe(false);
});

test('only a document in a frame is an editor’s', () => {
  for (const purpose of ['document', 'empty', 'image', 'embed', 'object', 'frame', '']) {
    const headers = new Headers(purpose ? { 'Sec-Fetch-Dest': purpose } : {});
    expect(isEdited('builder.preview=page', headers), purpose).toBe(false);
  }
});

test('the page that everybody gets keeps the rest of its query', () => {
  expect(withoutPreview(query('builder.preview=page&a=1&b=%2F&__builder_editing__=true'))).toBe(
    '?a=1&b=%2F',
  );
  expect(withoutPreview(query('builder.overrides.x=y&builder_a=1&apiKey=ours'))).toBe('');
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
  expect(isEdited(`builder.preview=page&${text}`)).toBe(false);
  expect(findRefusedParameter(query(text), ours)).not.toBeNull();
});

test('a model that could not be one counts as a page', () => {
  expect(findPreviewModel(query('builder.preview=after-body'))).toBe('after-body');
  expect(findPreviewModel(query('builder.preview=true'))).toBe('page');
  expect(findPreviewModel(query('builder.preview=../secret'))).toBe('page');
});
