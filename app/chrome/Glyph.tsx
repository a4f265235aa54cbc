import { closePath, LineGlyph } from '#app/components/media/LineGlyph.tsx';

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.4 15.4 20.5 20.5',
  close: closePath,
  menu: 'M3.5 8.5h17M3.5 15.5h17',
  chevron: 'M6 9.5l6 6 6-6',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
} as const;

/** A line drawing for a control that has its name in words elsewhere. */
export function Glyph({ name }: { name: keyof typeof paths }) {
  return <LineGlyph path={paths[name]} />;
}
