import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Media } from '../../../pictures/media-query.ts';
import { showField, toField } from '../field.test-support.tsx';
import type { FieldProps } from '../field-props.ts';
import { OwnPart } from './OwnPart.tsx';
import { type RawImage, toImage } from './picture-value.ts';

const media = {
  ...{ id: 'm1', url: '/images/studio/m1.jpg', version: 1, width: 2_000, height: 1_000 },
  ...{ ground: null, dominantColor: '#997d6c', focalPoint: { x: 0.9, y: 0.5 } },
} as Media;
const image = toImage(media, {}, { alt: 'A gate', copyright: null });

const Part = ({ value = {}, onChange }: FieldProps<RawImage>) => (
  <OwnPart image={value} media={media} onChange={onChange} />
);

test('a part is chosen around what must be seen, moved and sized by keys, and taken back', async () => {
  const { written } = showField(Part, toField('Image'), image);
  const user = userEvent.setup();
  await user.click(screen.getByText('Show a part of it'));
  await user.selectOptions(screen.getByLabelText('Proportion'), '1:1');
  expect(written.at(-1)).toMatchObject({
    dimensions: { width: 1_000, height: 1_000 },
    edit: { x: 1_000, y: 0, zoom: 1 },
  });
  screen.getByRole('button', { name: /^Move the part: 50 percent/ }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(written.at(-1)?.url).toContain('&rect=960,0,1000,1000&w=1000&h=1000');
  screen.getByRole('button', { name: 'Size of the part: 1000 × 1000' }).focus();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(written.at(-1)?.url).toContain('&rect=960,0,800,800&w=800&h=800');
  await user.selectOptions(screen.getByLabelText('Proportion'), 'Free');
  screen.getByRole('button', { name: /^Size of the part/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(written.at(-1)?.url).toContain('&rect=960,0,800,840&w=800&h=840');
  await user.click(screen.getByRole('button', { name: 'Show all of it' }));
  expect(written.at(-1)).toEqual(image);
});
