import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RawModel } from './repository-calls.ts';

/** Kinds of models, and where their files lie below a folder of models. */
export const modelFiles = {
  slices: 'model.json',
  customtypes: 'index.json',
} as const;

export type ModelKind = keyof typeof modelFiles;

/** The folder of this site's models. */
const ownModels = fileURLToPath(new URL('../models', import.meta.url));

/** The models as their files have them: slices first, since types name them. */
export const readRawModels = (
  folder = ownModels,
): { readonly kind: ModelKind; readonly raw: RawModel }[] =>
  (Object.entries(modelFiles) as [ModelKind, string][]).flatMap(([kind, file]) =>
    existsSync(`${folder}/${kind}`)
      ? readdirSync(`${folder}/${kind}`).map((name) => ({
          kind,
          raw: JSON.parse(readFileSync(`${folder}/${kind}/${name}/${file}`, 'utf8')) as RawModel,
        }))
      : [],
  );
