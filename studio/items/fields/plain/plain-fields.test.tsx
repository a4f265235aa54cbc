import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { LockedField } from '../LockedField.tsx';
import { BooleanField } from './BooleanField.tsx';
import { ColorField } from './ColorField.tsx';
import { NumberField } from './NumberField.tsx';
import { parseNumber } from './parse-number.ts';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const typeInto = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

test('a title is one line, a description several, and an emptied field has no value', () => {
  const { written } = showField(TextField, toField('Text', { name: 'title' }), 'Tiles');
  expect(screen.getByLabelText('The field')).toHaveProperty('rows', 1);
  typeInto('The field', '');
  expect(written).toEqual([undefined]);
});

test('line ends that were pasted into words without lines become spaces', () => {
  const { written } = showField(TextField, toField('Text', { name: 'short_description' }), 'Tiles');
  expect(screen.getByLabelText('The field')).toHaveProperty('rows', 2);
  typeInto('The field', 'Tiles\n  of Kashan');
  expect(written).toEqual(['Tiles of Kashan']);
});

test('a transcript has lines', () => {
  const { written } = showField(TextField, toField('Text', { name: 'transcript' }), 'One');
  typeInto('The field', 'One\nTwo');
  expect(written).toEqual(['One\nTwo']);
});

test('numbers are read as each language writes them', () => {
  expect(parseNumber('12.5', 'en')).toBe(12.5);
  expect(parseNumber('1,200', 'en')).toBe(1200);
  expect(parseNumber('12,5', 'es')).toBe(12.5);
  expect(parseNumber('1.200', 'es')).toBe(1200);
  expect(parseNumber('−3', 'haw')).toBe(-3);
  expect(parseNumber('12 or 13', 'en')).toBeNull();
});

test('what is no number stays in the field, is told once it is left, and is not written', () => {
  const { written } = showField(NumberField, toField('Number'), 4);
  typeInto('The field', '4a');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(screen.getByLabelText('The field'));
  expect(screen.getByRole('alert').textContent).toContain('This is no number');
  expect(screen.getByLabelText('The field')).toHaveProperty('value', '4a');
  expect(written).toEqual([]);
});

test('a number that is not finished keeps its point while it is typed', () => {
  const { written } = showField(NumberField, toField('Number'), undefined);
  typeInto('The field', '12.');
  expect(screen.getByLabelText('The field')).toHaveProperty('value', '12.');
  expect(written).toEqual([12]);
});

test('a number says its bounds, and is written also outside of them', () => {
  const field = toField('Number', { config: { min: 1, max: 24 } });
  const { written } = showField(NumberField, field, 7);
  typeInto('The field', '30');
  expect(written).toEqual([30]);
  expect(screen.getByText('From 1 to 24.')).toBeTruthy();
  expect(screen.getByLabelText('The field').getAttribute('aria-invalid')).toBe('true');
});

test('a value that comes from elsewhere is shown, but not over what is not finished', () => {
  const { take } = showField(NumberField, toField('Number'), 4);
  const input = screen.getByLabelText('The field');
  fireEvent.change(input, { target: { value: '4x' } });
  fireEvent.blur(input);
  take(5);
  expect(input).toHaveProperty('value', '4x');
});

test('yes and no are written as such', () => {
  const { written } = showField(BooleanField, toField('Boolean'), undefined);
  fireEvent.click(screen.getByLabelText('The field'));
  fireEvent.click(screen.getByLabelText('The field'));
  expect(written).toEqual([true, false]);
});

test('a choice that the model lost is still there to be seen', () => {
  const field = toField('Select', { config: { options: ['full_time', 'volunteer'] } });
  const { written } = showField(SelectField, field, 'seasonal');
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Not chosen', 'Full time', 'Volunteer', 'seasonal (no longer offered)']);
  typeInto('The field', 'volunteer');
  expect(written).toEqual(['volunteer']);
});

test('several choices are written in the order of the model', () => {
  const field = toField('Select', { config: { options: ['room', 'court'], repeat: true } });
  const { written } = showField(SelectField, field, ['court']);
  fireEvent.click(screen.getByLabelText('Room'));
  fireEvent.click(screen.getByLabelText('Court'));
  fireEvent.click(screen.getByLabelText('Room'));
  expect(written).toEqual([['room', 'court'], ['room'], undefined]);
});

test('a color is one of the museum or any other, with what can be read on it', () => {
  const { written } = showField(ColorField, toField('Color'), '#0b1533');
  expect(screen.getByText(/On white 18\.\d:1, text can be read/)).toBeTruthy();
  expect(screen.getByLabelText('Night blue')).toHaveProperty('checked', true);
  fireEvent.click(screen.getByLabelText('Plaster'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '#abc' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'blue' } });
  expect(written).toEqual(['#f7f4ee', '#aabbcc']);
});

test('a kind that the studio does not know is shown and not changed', () => {
  showField(LockedField, toField('IntegrationFields'), { sku: 'B-12' });
  const group = screen.getByRole('group', { name: 'The field' });
  expect(group.textContent).toContain('"sku": "B-12"');
});
