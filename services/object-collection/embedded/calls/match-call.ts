import { InvalidParameter } from '../parse-object-query.ts';
import type { Call } from './call.ts';

export interface MatchedCall {
  readonly call: Call;
  /** The path before the call, without a slash at its end. */
  readonly basePath: string;
  /** As they stand in the address. */
  readonly segments: Readonly<Record<string, string>>;
}

/**
 * Finds the call whose path ends the address; the server may be mounted anywhere.
 * @returns null when there is none
 */
export function createCallMatcher(calls: readonly Call[]) {
  const patterns = calls.map((call) => ({ call, pattern: toPattern(call.path) }));
  return (pathname: string): MatchedCall | null => {
    for (const { call, pattern } of patterns) {
      const groups = pattern.exec(pathname)?.groups;
      if (groups) {
        const { base = '', ...segments } = groups;
        return { call, basePath: base, segments };
      }
    }
    return null;
  };
}

function toPattern(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^(?<base>.*?)${escaped}/?$`);
}

/** @throws {InvalidParameter} for what is not encoded */
export function decodeSegments(segments: MatchedCall['segments']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(segments).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        const message = `The ${name} in the address is not encoded correctly.`;
        throw new InvalidParameter(name, message);
      }
    }),
  );
}
