import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import words from '../../words/en/all.ts';
import { LanguageContext } from '../../words/words.ts';
import { LetterKeys } from './LetterKeys.tsx';

function Form({ language, isReadOnly = false }: { language: string; isReadOnly?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
      <input
        aria-label="Field"
        lang={language}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <p>Written: {value}</p>
      <LetterKeys />
    </LanguageContext>
  );
}

/** @returns the field, with the focus */
function open(language: string, isReadOnly?: boolean): HTMLInputElement {
  render(<Form language={language} isReadOnly={isReadOnly ?? false} />);
  const field = screen.getByLabelText<HTMLInputElement>('Field');
  fireEvent.focusIn(field);
  return field;
}

const write = (field: HTMLInputElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.input(field);
};

test('a field of Hawaiian has keys, which write at the caret as typing does', () => {
  const field = open('haw');
  expect(screen.getByRole('toolbar', { name: 'Letters of Hawaiian' })).toBeDefined();
  write(field, 'moana');
  field.setSelectionRange(1, 2);
  fireEvent.click(screen.getByRole('button', { name: 'o with kahakō' }));
  expect(screen.getByText('Written: mōana')).toBeDefined();
  field.setSelectionRange(0, 0);
  fireEvent.keyDown(field, { key: "'", code: 'Quote', altKey: true });
  expect(screen.getByText('Written: ʻmōana')).toBeDefined();
});

test('a quotation mark before a vowel is offered as ʻokina, and never changed unasked', () => {
  const field = open('haw');
  write(field, "Hawai'i a me O‘ahu");
  expect(screen.getByText("Written: Hawai'i a me O‘ahu")).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: "Write ʻokina for ' (2)" }));
  expect(screen.getByText('Written: Hawaiʻi a me Oʻahu')).toBeDefined();
  expect(screen.queryByRole('button', { name: /okina for/ })).toBeNull();
});

test('a field of Spanish has its own keys', () => {
  open('es');
  fireEvent.click(screen.getByRole('button', { name: 'ñ' }));
  fireEvent.click(screen.getByRole('button', { name: 'opening question mark' }));
  expect(screen.getByText('Written: ñ¿')).toBeDefined();
});

test.each([
  ['English', 'en', false],
  ['what is only read', 'haw', true],
] as const)('%s has no keys', (_, language, isReadOnly) => {
  open(language, isReadOnly);
  expect(screen.queryByRole('toolbar')).toBeNull();
});
