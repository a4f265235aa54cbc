import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { EmbedField } from './EmbedField.tsx';
import { GeoPointField } from './GeoPointField.tsx';

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('a place is written in degrees, and half of one too', () => {
  const { written } = showField(GeoPointField, toField('GeoPoint'), undefined);
  type('Latitude', '21.2668');
  type('Longitude', '-157.7726');
  type('Longitude', '190');
  type('Latitude', '');
  expect(written).toEqual([
    { latitude: 21.2668 },
    { latitude: 21.2668, longitude: -157.7726 },
    { longitude: -157.7726 },
  ]);
});

test('a pair that a map copied is taken apart', () => {
  const { written } = showField(GeoPointField, toField('GeoPoint'), undefined);
  fireEvent.paste(screen.getByLabelText('Latitude'), {
    clipboardData: { getData: () => '21.2668, -157.7726' },
  });
  expect(written).toEqual([{ latitude: 21.2668, longitude: -157.7726 }]);
});

test('an embed is another one with another address, and stays while the address is not whole', () => {
  const old = { embed_url: 'https://video.example/1', title: 'Old', html: '<iframe>' };
  const { written } = showField(EmbedField, toField('Embed'), old);
  type('The field', 'http://video.example/2');
  fireEvent.blur(screen.getByLabelText('The field'));
  expect(screen.getByRole('alert').textContent).toContain('https://');
  type('The field', 'https://video.example/2');
  expect(written).toEqual([
    {
      embed_url: 'https://video.example/2',
      type: 'link',
      version: '1.0',
      provider_name: 'video.example',
    },
  ]);
});
