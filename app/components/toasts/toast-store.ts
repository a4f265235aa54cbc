/** Source: specification §3, "Toast". */
export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onChoose: () => void };
  /** False while it leaves the screen. */
  readonly open: boolean;
}

export type NewToast = Omit<Toast, 'id' | 'open'> & {
  /** Milliseconds on screen; the system's own time when absent. */
  readonly durationMs?: number;
};

export interface ToastLimits {
  readonly visible: number;
  readonly durationMs: number;
}

/** Time for the leaving animation before a dismissed toast is removed. */
const removeAfterMs = 450;

/**
 * The toasts of one system: added, open, dismissed, removed (specification §4). A newer toast pushes
 * out the oldest when more would be visible than allowed.
 */
export class ToastStore {
  readonly limits: ToastLimits;
  #toasts: readonly Toast[] = [];
  #nextId = 1;
  readonly #timers = new Map<string, { handle: ReturnType<typeof setTimeout>; endsAt: number }>();
  readonly #paused = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(limits: ToastLimits) {
    this.limits = limits;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Toast[] => this.#toasts;

  /** @returns the id, for dismissing it early */
  add({ durationMs, ...toast }: NewToast): string {
    const id = String(this.#nextId++);
    const remaining = this.#toasts.slice(-(this.limits.visible - 1) || this.#toasts.length);
    for (const { id: pushedOut } of this.#toasts) {
      if (!remaining.some((other) => other.id === pushedOut)) this.#forget(pushedOut);
    }
    this.#change([...remaining, { ...toast, id, open: true }]);
    this.#dismissIn(id, durationMs ?? this.limits.durationMs);
    return id;
  }

  /** Starts the leaving of a toast; it is removed when its animation has ended. */
  dismiss(id: string): void {
    if (!this.#toasts.some((toast) => toast.id === id && toast.open)) return;
    this.#forget(id);
    this.#change(
      this.#toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
    );
    setTimeout(() => this.#change(this.#toasts.filter((toast) => toast.id !== id)), removeAfterMs);
  }

  dismissAll(): void {
    for (const { id } of this.#toasts) this.dismiss(id);
  }

  /** Time stands still while somebody points at or focuses a toast. */
  pause(id: string): void {
    const timer = this.#timers.get(id);
    if (!timer) return;
    clearTimeout(timer.handle);
    this.#timers.delete(id);
    this.#paused.set(id, timer.endsAt - Date.now());
  }

  resume(id: string): void {
    const leftMs = this.#paused.get(id);
    if (leftMs === undefined) return;
    this.#paused.delete(id);
    this.#dismissIn(id, Math.max(leftMs, 0));
  }

  #dismissIn(id: string, durationMs: number): void {
    const handle = setTimeout(() => this.dismiss(id), durationMs);
    this.#timers.set(id, { handle, endsAt: Date.now() + durationMs });
  }

  #forget(id: string): void {
    clearTimeout(this.#timers.get(id)?.handle);
    this.#timers.delete(id);
    this.#paused.delete(id);
  }

  #change(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

/** Source: specification §9: one visible, 5000 ms. */
export const toasts = new ToastStore({ visible: 1, durationMs: 5_000 });

/** The second system. Source: specification §9: three visible, 4000 ms. */
export const notifications = new ToastStore({ visible: 3, durationMs: 4_000 });
