import { expect, test } from 'vitest';
import { parseSettings } from '#server/settings/settings.ts';
import { entrySchema } from '#services/page-builder/embedded/entry.ts';
import { createDrawingCheck } from './check-drawing.ts';

const { pageBuilder } = parseSettings({
  BUILDER_PICTURE_HOSTS: 'pictures.example',
});
const check = (data: object) =>
  createDrawingCheck(pageBuilder)(entrySchema.parse({ id: 'a', data })).join('\n');
const component = (name: string, options: object) => ({
  '@type': '@builder.io/sdk:Element',
  id: 'builder-1',
  component: { name, options },
});

test.for([
  ['https://player.vimeo.com/video/1'],
  ['https://www.google.com/maps/embed?pb=1'],
  ['https://open.spotify.com/embed/track/1'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
])('a frame of %s is named', ([src]) => {
  const content = `<iframe src="${src}"></iframe>`;
  expect(check({ blocks: [component('Embed', { content })] })).toContain(`a frame of ${src}`);
  expect(check({ blocks: [component('Custom Code', { code: content })] })).toContain('a frame of');
});

test('scripts, unknown components, odd HTML, styles and CSS that visitors do not get are named', () => {
  const said = check({
    cssCode: '@import "x.css"; .a { color: red }',
    customFonts: [{ family: 'Own', fileUrl: 'https://fonts.example/own.woff2' }],
    blocks: [
      component('Custom Code', { code: '<script src="https://x.example/a.js"></script>' }),
      component('Shop:Basket', {}),
      component('Text', { text: '<form><input name="a"></form><script>a()</script>' }),
      { ...component('Text', { text: 'x' }), responsiveStyles: { large: { color: 'red;}' } } },
    ],
  });
  for (const part of [
    'a script is left out',
    'Shop:Basket is not known',
    '<form> is left out',
    '<input> is left out',
    '<script> is left out',
    'the style color is left out',
    '@import in the CSS is left out',
    'fonts.example',
  ]) {
    expect(said).toContain(part);
  }
});

test('hosts of pictures that the settings do not name are named, the others not', () => {
  const picture = (host: string) => component('Image', { image: `https://${host}/a.png` });
  expect(check({ blocks: [picture('other.example')] })).toContain(
    'other.example is not shown: BUILDER_PICTURE_HOSTS',
  );
  expect(check({ blocks: [picture('pictures.example')] })).toBe('');
});

test('of an entry that visitors get whole nothing is said', () => {
  expect(check({ blocks: [component('Text', { text: '<p>Whole</p>' })] })).toBe('');
});
