import { useEffect, useState } from 'react';
import { findDevice } from '../personalization/user-attributes.ts';
import type { DeviceSize, PreparedContent } from '../prepared.ts';

/** A change of the window's size is looked at this long after it. Source: reference §1.5. */
const settleMs = 400;

interface Device {
  readonly deviceSize: DeviceSize;
  readonly device: 'desktop' | 'tablet' | 'mobile';
  readonly isBrowser: boolean;
  readonly isServer: boolean;
}

/** Kept pages are the same for everybody, so they are made as for a large window. */
const atFirst: Device = {
  deviceSize: 'large',
  device: 'desktop',
  isBrowser: false,
  isServer: true,
};

/** What the state says of the visitor's device; the same as on the server until the page lives. */
export function useDevice(breakpoints: PreparedContent['breakpoints']): Device {
  const [device, setDevice] = useState(atFirst);
  useEffect(() => {
    const look = () => {
      const deviceSize = toDeviceSize(window.innerWidth, breakpoints);
      setDevice((last) =>
        last.isBrowser && last.deviceSize === deviceSize
          ? last
          : {
              deviceSize,
              device: findDevice(navigator.userAgent),
              isBrowser: true,
              isServer: false,
            },
      );
    };
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(look, settleMs);
    };
    look();
    window.addEventListener('resize', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', settle);
    };
  }, [breakpoints]);
  return device;
}

/** The narrowest size that the window fits into. */
function toDeviceSize(width: number, breakpoints: PreparedContent['breakpoints']): DeviceSize {
  const sizes = ['xsmall', 'small', 'medium'] as const;
  return sizes.find((size) => breakpoints[size] >= width) ?? 'large';
}

/** Source: reference §1.7. */
export function toLocationState(pathname: string, search: string) {
  return {
    pathname,
    search,
    path: pathname.split('/').slice(1),
    query: Object.fromEntries(
      [...new URLSearchParams(search)].filter(([name]) => name !== '__proto__').slice(0, 50),
    ),
  };
}
