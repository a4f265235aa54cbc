/** Types for the part of the JSON-LD processor that the tests use. The package has none. */
declare module 'jsonld' {
  export interface Options {
    /** Throws where something would be lost. */
    readonly safe?: boolean;
    readonly documentLoader?: (address: string) => Promise<{
      readonly contextUrl: string | null;
      readonly documentUrl: string;
      readonly document: unknown;
    }>;
  }
  const jsonld: {
    expand(document: object, options?: Options): Promise<Record<string, unknown>[]>;
    compact(document: object, context: object, options?: Options): Promise<Record<string, unknown>>;
  };
  export default jsonld;
}
