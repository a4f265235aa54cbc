import { readdirSync, readFileSync } from 'node:fs';
import {
  DynamicCustomTypeModelSchema,
  SharedSliceModelSchema,
} from '@prismicio/types-internal/zod4';
import { describe, expect, test } from 'vitest';
import { readModels } from './read-models.ts';
import { rulesOf } from './rules.ts';

const folder = new URL('.', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const list = (kind: string) => readdirSync(new URL(`${kind}/`, folder));
const models = readModels();

describe('custom types', () => {
  test.each(list('customtypes'))('%s is a model that the service accepts', (id) => {
    const json = readJson(`customtypes/${id}/index.json`);
    const result = DynamicCustomTypeModelSchema.safeParse(json);
    expect(result.error?.issues ?? []).toEqual([]);
    // The schema drops keys that it does not know: a misspelt one would be lost without a word.
    expect(result.data).toEqual(json);
    expect(models.types.get(id)?.id).toBe(id);
  });

  test.each([...models.types.values()])('$id has rules about fields that it has', (type) => {
    const { required, localized } = rulesOf(type.id);
    for (const path of [...required, ...localized]) {
      const [name = '', inner] = path.split('.');
      const field = type.fields[name];
      expect(field, path).toBeDefined();
      if (inner) expect(field?.config?.fields?.[inner], path).toBeDefined();
    }
  });

  test.each([...models.types.values()])('$id has a uid exactly when there are several', (type) => {
    expect('uid' in type.fields).toBe(type.isRepeatable);
  });

  test('relations lead to types, and bring fields, that are there', () => {
    const relations = [...models.types.values()].flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => [
        field,
        ...Object.values(field.config?.fields ?? {}),
      ]),
    );
    const targets = relations.flatMap((field) => field.config?.customtypes ?? []);
    expect(targets.length).toBeGreaterThan(20);
    for (const target of targets) {
      const id = typeof target === 'string' ? target : target.id;
      expect(models.types.has(id), id).toBe(true);
      for (const name of (typeof target === 'object' && target.fields) || []) {
        expect(models.types.get(id)?.fields).toHaveProperty([name as string]);
      }
    }
  });
});

describe('shared slices', () => {
  test.each(list('slices'))('%s is a model that the service accepts', (name) => {
    const json = readJson(`slices/${name}/model.json`);
    const result = SharedSliceModelSchema.safeParse(json);
    expect(result.error?.issues ?? []).toEqual([]);
    expect(result.data).toEqual(json);
  });

  test('every slice that a type allows is there', () => {
    for (const type of models.types.values()) {
      for (const id of Object.keys(type.fields.slices?.config?.choices ?? {})) {
        expect(models.slices.has(id), id).toBe(true);
      }
    }
  });
});
