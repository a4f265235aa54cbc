/** One file of a sitemap, or the sitemap that lists the files. */
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decodeXml(address));

/** Every page address of the site's sitemap, through its index. @param base where the site is */
export async function listSitemapAddresses(base: string): Promise<string[]> {
  const files = locations(await read(`${base}/sitemap.xml`));
  const inFiles = await Promise.all(
    files.map(async (file) => locations(await read(base + new URL(file).pathname))),
  );
  return inFiles.flat();
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

const decodeXml = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_whole, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');
