import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeTypes } from '#services/content-management/embedded/editing/describe-types.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { showForm } from './form.test-support.tsx';

const { types } = describeTypes(readModels('services/content-management/models'));
/** Of the words that are typed: what is short, long, short again, and nothing. */
const lengths = [1, 40, 69, 70, 71, 72, 200, 72, 71, 70, 69, 1, 0];
const typedInto = 'input:not([type]), input[type=text], input[type=url], textarea';

// Another element would take the focus from whoever types, and their next letters with it.
test.each(types.map(({ id }) => id))('typing in a field of %s leaves its element', async (type) => {
  await showForm(type, {});
  const fields = [...document.querySelectorAll<HTMLInputElement>(typedInto)];
  for (const field of fields.filter((one) => !(one.readOnly || one.disabled || one.hidden))) {
    field.focus();
    for (const length of lengths) {
      fireEvent.change(field, { target: { value: 'a'.repeat(length) } });
      expect(document.activeElement, `${field.id} of ${length} letters`).toBe(field);
    }
  }
});
