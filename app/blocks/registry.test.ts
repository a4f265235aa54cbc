import { expect, test } from 'vitest';
import { allBundles, loadBundles } from './draw/bundles.ts';
import { coreDrawings, findComponent } from './draw/components.ts';
import { findBundle, findComponentName, registry } from './registry.ts';

test('what editors can place is what can be drawn, by the part that says so', async () => {
  const names = Object.keys(registry);
  expect(names.filter((name) => !findBundle(name)).sort()).toEqual(
    Object.keys(coreDrawings).sort(),
  );
  await loadBundles([...allBundles, 'of another version']);
  expect(names.filter((name) => !findComponent(name))).toEqual([]);
});

test('every input is described by a name and a type, once', () => {
  for (const [name, { inputs, description }] of Object.entries(registry)) {
    expect(description, name).not.toBe('');
    const names = inputs.map((input) => input.name);
    expect(new Set(names).size, name).toBe(names.length);
  }
});

test('a default of a closed choice is one of the choices', () => {
  for (const [name, { inputs }] of Object.entries(registry)) {
    for (const input of inputs) {
      if (!input.enum || input.defaultValue === undefined) continue;
      expect(input.enum, `${name} ${input.name}`).toContain(input.defaultValue);
    }
  }
});

test('components are found by their other names too, and by nothing else', () => {
  expect(findComponentName('Section')).toBe('Core:Section');
  expect(findComponentName('Builder:Tabs')).toBe('Builder: Tabs');
  expect(findComponentName('toString')).toBeNull();
  expect(findComponentName(7)).toBeNull();
});
