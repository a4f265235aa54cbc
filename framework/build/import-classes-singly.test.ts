import { expect, test } from 'vitest';
import { importClassesSingly } from './import-classes-singly.ts';

const [naming, keeping] = importClassesSingly() as unknown as {
  readonly transform: { readonly filter: { readonly id: RegExp }; handler(code: string): unknown };
}[];

test('classes of a module are imported by their names', () => {
  expect(naming?.transform.handler("import styles from './Card.module.css';\n")).toBe(
    "import * as styles from './Card.module.css';\n",
  );
});

test('what is no module, or imported for its styles alone, stays', () => {
  const code =
    "import './print.css';\nimport './Card.module.css';\nimport sheet from './a.css?url';\n";
  expect(naming?.transform.handler(code)).toBe(code);
});

test('a module whose names are all written elsewhere keeps its styles', () => {
  expect(keeping?.transform.filter.id.test('/site/app/Card.module.css')).toBe(true);
  expect(keeping?.transform.handler('export const card = "a";')).toMatchObject({
    moduleSideEffects: 'no-treeshake',
  });
});
