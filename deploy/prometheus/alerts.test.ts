import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { createPostgresDatabase } from '../../tests/setup/test-databases.ts';
import { startSiteProcesses } from '../setup/site-processes.test-support.ts';
import { findProgram, sayMissing } from '../setup/tell-missing.test-support.ts';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: Readonly<Record<string, string>>;
    }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
interface AlertTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly {
      readonly alertname: string;
      readonly exp_alerts: readonly unknown[];
    }[];
  }[];
}

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const alerts = (load(read('prometheus/girih-alerts.yaml')) as Rules).groups.flatMap(
  ({ rules }) => rules,
);
const { panels } = JSON.parse(read('grafana/girih.json')) as Dashboard;
const promtool = findProgram('promtool');

describe.skipIf(!promtool)(`Alerts${sayMissing('promtool')}`, () => {
  test.each([
    ['check', 'rules', 'girih-alerts.yaml'],
    ['check', 'config', 'prometheus.yaml'],
    ['test', 'rules', 'girih-alerts.test.yaml'],
  ])('promtool %s %s %s', (...args) => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, {
      cwd: 'deploy/prometheus',
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });
});

test('each alert is tested when it is told and when it is not', () => {
  const cases = (load(read('prometheus/girih-alerts.test.yaml')) as AlertTests).tests.flatMap(
    (one) => one.alert_rule_test,
  );
  for (const { alert } of alerts) {
    const told = cases.filter(({ alertname }) => alertname === alert);
    expect(new Set(told.map(({ exp_alerts }) => exp_alerts.length > 0)), alert).toEqual(
      new Set([true, false]),
    );
  }
});

test('each alert leads to a part of the runbook', () => {
  const headings = [...readFileSync('docs/operations/runbook.md', 'utf8').matchAll(/^## (.+)$/gm)];
  const anchors = headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const { alert, annotations } of alerts) {
    expect(anchors, alert).toContain(annotations.runbook);
  }
});

describe('What is asked of the metrics', () => {
  let known: ReadonlySet<string>;
  let close = async () => {};
  beforeAll(async () => {
    const port = await findFreePort();
    // Connections are told of with PostgreSQL alone, which is not a real one on every machine.
    const isReal = inject('postgres').kind === 'server';
    const database = isReal ? await createPostgresDatabase('content') : null;
    const processes = await startSiteProcesses(1, {
      METRICS_PORT: String(port),
      ...(database && { DATABASE_URL: database.address }),
    });
    close = async () => {
      await processes.close();
      await database?.release();
    };
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const names = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    // Made by Prometheus itself.
    known = new Set([...names, 'up', ...(isReal ? [] : ['girih_database_connections'])]);
  });
  afterAll(() => close());

  /** Names of metrics; not functions, labels, or the words of the language. */
  const listMetrics = (query: string) =>
    (
      query.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '').match(/\b[a-z]\w*\b(?!\s*\()/g) ??
      []
    ).filter((word) => !/^(or|and|unless|by|le)$/.test(word));

  test.each(alerts.map(({ alert, expr }) => [alert, expr]))('%s is there', (_, expr) => {
    const named = listMetrics(expr);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr)] as const))(
    '%s is there',
    (_, queries) => {
      const named = queries.flatMap(listMetrics);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );
});
