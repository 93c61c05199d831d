import type { ClockView } from '@point-option/engine';

type Light = NonNullable<ClockView['light']>;

const SUN = 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z';
const RAYS = 'M0 -10V-7M0 7V10M-10 0H-7M7 0H10M-7.1 -7.1L-5 -5M5 5L7.1 7.1M-7.1 7.1L-5 5M5 -5L7.1 -7.1';
const HORIZON = 'M-10 4H10M-6 8H6';

/** How light it is, as a picture for each light: none is told by color. */
const PICTURES: Readonly<Record<Light, { readonly solid: string; readonly lines: string }>> = {
  dawn: { solid: 'M-5 4a5 5 0 0 1 10 0z', lines: `${HORIZON}M0 -9V-4M-2.4 -6.4L0 -9L2.4 -6.4` },
  day: { solid: SUN, lines: RAYS },
  dusk: { solid: 'M-5 4a5 5 0 0 1 10 0z', lines: `${HORIZON}M0 -9V-4M-2.4 -6.4L0 -4L2.4 -6.4` },
  night: { solid: 'M3 -8.4A8.4 8.4 0 1 0 8.4 3.4A7 7 0 0 1 3 -8.4z', lines: '' },
};

export function LightIcon({ light, label }: { readonly light: Light; readonly label: string }) {
  const { solid, lines } = PICTURES[light];
  return (
    <svg className="light" width="20" height="20" viewBox="-11 -11 22 22" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={solid} fill="currentColor" />
      {lines !== '' && <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />}
    </svg>
  );
}
