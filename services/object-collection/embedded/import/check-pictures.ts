/** What was done to the addresses of pictures. */
export interface PictureCounts {
  /** `http:` addresses that became `https:`: no visitor's browser loads the others. */
  readonly upgraded: number;
  /** Pictures that visitors' browsers may not load, by host. */
  readonly blocked: Readonly<Record<string, number>>;
}

export const noPictures: PictureCounts = { upgraded: 0, blocked: {} };

export function addCounts(one: PictureCounts, other: PictureCounts): PictureCounts {
  if (other === noPictures) return one;
  const blocked = { ...one.blocked };
  for (const [host, count] of Object.entries(other.blocked)) {
    blocked[host] = (blocked[host] ?? 0) + count;
  }
  return { upgraded: one.upgraded + other.upgraded, blocked };
}

/**
 * Makes the addresses of a record's pictures such that visitors can see them; a picture that lies
 * where they cannot is known, but not delivered.
 * @param images as the mapping found them, changed in place
 * @param hosts from which visitors' browsers may have pictures; null: from all
 */
export function checkPictures(images: unknown, hosts: ReadonlySet<string> | null): PictureCounts {
  if (!Array.isArray(images)) return noPictures;
  let counts = noPictures;
  for (const image of images as { src?: string }[]) {
    if (typeof image.src !== 'string') continue;
    if (/^http:\/\//i.test(image.src)) {
      image.src = image.src.replace(/^http:/i, 'https:');
      counts = { ...counts, upgraded: counts.upgraded + 1 };
    }
    const host = hosts && URL.parse(image.src)?.host;
    if (!host || hosts.has(host)) continue;
    delete image.src;
    counts = addCounts(counts, { upgraded: 0, blocked: { [host]: 1 } });
  }
  return counts;
}

/** What the counts mean for visitors, and what to do; nothing where all pictures can be seen. */
export function describeCounts({ upgraded, blocked }: PictureCounts): string[] {
  const lines: string[] = [];
  if (upgraded > 0)
    lines.push(`${upgraded} pictures with an address in http:// are taken in https://.`);
  const hosts = Object.keys(blocked).sort();
  for (const host of hosts) {
    lines.push(
      `${blocked[host]} pictures lie at ${host}, from where visitors' browsers may not load them: they count as not delivered.`,
    );
  }
  if (hosts.length > 0) {
    lines.push(
      `To show them, add to OBJECT_PICTURE_HOSTS (here and at the site) and import again: ${hosts.slice(0, 20).join(',')}`,
    );
  }
  return lines;
}
