import { isOutage } from '../failures/outages.ts';
import type { Metric } from './exposition.ts';

/** Counts the parts that pages of this process were drawn without. */
export class OmissionMetrics {
  readonly #counts = { service: 0, error: 0 };

  /** @param error why the part could not be had */
  count(error: unknown): void {
    this.#counts[isOutage(error) ? 'service' : 'error'] += 1;
  }

  list(): readonly Metric[] {
    return [
      {
        name: 'girih_page_parts_left_out_total',
        help: 'Parts that pages were drawn without: a service failed, or the site has an error.',
        type: 'counter',
        samples: Object.entries(this.#counts).map(([cause, value]) => ({
          labels: { cause },
          value,
        })),
      },
    ];
  }
}
