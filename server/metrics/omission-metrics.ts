import { Counter, type Metric } from 'prom-client';
import { isOutage } from '../failures/outages.ts';

/** Counts the parts that pages of this process were drawn without. */
export class OmissionMetrics {
  readonly #omissions = new Counter({
    name: 'girih_page_parts_left_out_total',
    help: 'Parts that pages were drawn without: a service failed, or the site has an error.',
    labelNames: ['cause'],
    registers: [],
  });

  constructor() {
    for (const cause of ['service', 'error']) this.#omissions.inc({ cause }, 0);
  }

  /** @param error why the part could not be had */
  count(error: unknown): void {
    this.#omissions.inc({ cause: isOutage(error) ? 'service' : 'error' });
  }

  list(): readonly Metric[] {
    return [this.#omissions];
  }
}
