/** Names of map services are not translated. */
export interface MapLink {
  readonly name: string;
  readonly href: string;
}

/**
 * A place in the map services that visitors have on their phones. Nothing of them is loaded by the
 * page; a visitor who follows a link goes there.
 * @param location degrees, WGS 84
 */
export function listMapLinks(
  location: { readonly latitude: number; readonly longitude: number } | null,
): MapLink[] {
  if (!location) return [];
  const { latitude, longitude } = location;
  const place = `${latitude},${longitude}`;
  return [
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${place}` },
    {
      name: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
    },
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
  ];
}
