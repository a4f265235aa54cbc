/** The part of it that tests use; it brings no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly {
        readonly name: string;
        readonly configs: readonly [];
      }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
