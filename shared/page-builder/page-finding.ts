import { type Language, languages } from '../languages/languages.ts';

/** Without these a page is not published: visitors would lose what they send, or meet nothing. */
const stoppingKinds = ['no-title', 'nothing-on-it', 'form-nowhere', 'shares-too-large'] as const;

type Advised =
  | 'same-address'
  | 'finds-nothing'
  | 'left-out'
  | 'no-alternative'
  | 'dead-link'
  | 'odd-link'
  | 'missing-language'
  | 'outdated-language'
  | 'free-look'
  | 'own-code';

export type FindingKind = (typeof stoppingKinds)[number] | Advised;

/** Something about a page that somebody should know before visitors see it. */
export interface PageFinding {
  readonly kind: FindingKind;
  /** Null: of the page itself. */
  readonly blockId: string | null;
  /** In which of its languages; empty: in all. */
  readonly languages: readonly Language[];
  /** An address, the names of inputs, the renderer's own English words: what it is about. */
  readonly about: string;
}

/** As a finding names them: none where it is the same in all. */
export const inAll = (found: readonly Language[]): readonly Language[] =>
  found.length === languages.length ? [] : found;

export const stopsPublishing = ({ kind }: PageFinding): boolean =>
  (stoppingKinds as readonly string[]).includes(kind);
