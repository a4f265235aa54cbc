import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram, sayMissing } from '../setup/tell-missing.test-support.ts';

const analyze = findProgram('systemd-analyze');
const services = [
  'girih.service',
  'girih@3001.service',
  'girih-service@forms.service',
  'girih-backup.service',
];
const units = [...services, 'girih-backup.timer'];

// Each one is sent: two would exchange all workers twice.
test.each(['girih', 'girih@', 'girih-service@'])('%s.service has no line twice', (name) => {
  const lines = readFileSync(`deploy/systemd/${name}.service`, 'utf8').split('\n');
  const settings = lines.filter((line) => /^\w+=/.test(line));
  expect(settings).toEqual([...new Set(settings)]);
});

describe.skipIf(!analyze)(`The units of systemd${sayMissing('systemd-analyze')}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-units-'));
  const home = join(folder, 'girih');
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(analyze ?? '', args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        SYSTEMD_UNIT_PATH: `${folder}:/lib/systemd/system`,
        SYSTEMD_PAGER: '',
      },
    });
    return { status, said: stdout + stderr };
  };

  beforeAll(() => {
    symlinkSync(process.cwd(), home);
    for (const unit of units) {
      const text = readFileSync(`deploy/systemd/${unit.replace(/@\w+/, '@')}`, 'utf8');
      writeFileSync(join(folder, unit), text.replaceAll('/opt/girih', home));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // It ends well also with unknown keys and wrong values, which it only tells.
  test.each(units)('%s holds nothing that systemd does not know', (unit) => {
    expect(run('verify', `./${unit}`)).toEqual({ status: 0, said: '' });
  });

  test('an unknown key would be told', () => {
    const text = readFileSync(join(folder, 'girih.service'), 'utf8');
    writeFileSync(join(folder, 'odd.service'), text.replace('KillMode=', 'KillsMode='));
    expect(run('verify', './odd.service').said).toContain('KillsMode');
  });

  // In tenths; a service that says nothing of it has 96.
  test.each(services)('%s may do little', (unit) => {
    const { status, said } = run('security', '--offline=true', '--threshold=30', `./${unit}`);
    expect(said).toContain('Overall exposure level');
    expect(status).toBe(0);
  });
});
