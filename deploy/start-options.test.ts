import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

// Node takes it from its command alone: each place that starts the site has it.
test.each([
  ['deploy/systemd/girih.service', /^ExecStart=\S+ (.*)$/m],
  ['deploy/systemd/girih@.service', /^ExecStart=\S+ (.*)$/m],
  ['deploy/container/Containerfile', /^ENTRYPOINT \["\S+", (.*)\]$/m],
])('%s starts the site as `npm start` does', (file, command) => {
  const words = command.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll(/[",]/g, '');
  expect(`exec node ${words}`).toBe(scripts.start);
});
