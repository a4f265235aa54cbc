import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressZstandard = promisify(zstdCompress);
/** Larger bodies would hold up the other visitors. */
const maxBytesAtOnce = 256 * 1024;

/** As `Content-Encoding` names it; identity: none. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/**
 * The best encoding a visitor takes. Zstandard takes a sixth of Brotli's time and gives an eighth more
 * bytes: right for an answer that is given once, wrong for one that many get.
 * Source: RFC 9110 §12.5.3, without its weights but for zero.
 * @param isForMany others get the same bytes
 */
export function chooseEncoding(acceptEncoding: string | undefined, isForMany: boolean): Encoding {
  if (!acceptEncoding) return 'identity';
  const takesBrotli = accepted.br.test(acceptEncoding);
  if (takesBrotli && isForMany) return 'br';
  if (accepted.zstd.test(acceptEncoding)) return 'zstd';
  if (takesBrotli) return 'br';
  return accepted.gzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

const acceptedPattern = (name: string) =>
  new RegExp(`(^|[\\s,])${name}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))(;|,|\\s|$)`, 'i');
const accepted = {
  zstd: acceptedPattern('zstd'),
  br: acceptedPattern('br'),
  gzip: acceptedPattern('gzip'),
};

/** The bytes of a page or a smaller file in an encoding. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  if (encoding === 'zstd') {
    // Level 4 takes up to three times as long for a long page, for 3 % fewer bytes: decision 0301.
    const options = {
      params: { [constants.ZSTD_c_compressionLevel]: 3 },
      pledgedSrcSize: body.byteLength,
    };
    // Handing a page to another thread and back costs as much as compressing it.
    return body.byteLength <= maxBytesAtOnce
      ? zstdCompressSync(body, options)
      : compressZstandard(body, options);
  }
  // Quality 5 is made in a few milliseconds; 11 would take longer than rendering the page.
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      // 256 KB, which hold any page: the usual 4 MB take a third longer to set up.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
