import type { FleetId, Roster } from './ships.ts';

function force(group: string, fleet: FleetId, ...lots: Roster['lots']): Roster {
  return { group, side: 'us', fleet, lots };
}

/** A unit of three forces: its escort carriers, and a unit each of destroyers and of destroyer escorts. */
function taffy(number: number, ...carriers: Roster['lots']): Roster {
  return force(
    `Taffy ${number}`,
    'seventh',
    ...carriers,
    ['taffyDestroyers', `Taffy ${number}/1`],
    ['taffyEscorts', `Taffy ${number}/2`],
  );
}

/** 13.1.3, 13.1.4. The ships of TF 78 and 79 are listed together, and are more than one force may hold: each force here has its part. */
export const US_ROSTERS: readonly Roster[] = [
  taffy(1, ['sangamon', 'Sangamon', 'Suwanee', 'Santee'], ['casablanca', 'Petrof Bay']),
  taffy(2, ['casablanca', 'Natoma Bay', 'Manila Bay', 'Marcus Island', 'Kadashan Bay', 'Savo Island', 'Ommaney Bay']),
  taffy(3, ['casablanca', 'Fanshaw Bay', 'St. Lo', 'White Plains', 'Kalinin Bay', 'Kitkun Bay', 'Gambier Bay']),
  force(
    'TF 78',
    'seventh',
    ['newMexico', 'Mississippi'],
    ['colorado', 'Maryland', 'West Virginia'],
    ['treatyCruiser', 'Minneapolis'],
    ['cleveland', 'Denver', 'Columbia'],
    ['brooklyn', 'Phoenix'],
    ['usDestroyers', 'DES RN 54', 'X-Ray/1', 'X-Ray/2'],
  ),
  force(
    'TF 79',
    'seventh',
    ['tennessee', 'Tennessee', 'California'],
    ['pennsylvania', 'Pennsylvania'],
    ['treatyCruiser', 'Louisville', 'Portland'],
    ['shropshire', 'Shropshire'],
    ['brooklyn', 'Boise'],
    ['usDestroyers', 'DES RN 56', 'DES DIV 108', 'DES DIV 112/1', 'DES DIV 112/2'],
  ),
  force(
    'TG 38.2',
    'third',
    ['essex', 'Intrepid'],
    ['independence', 'Cabot', 'Independence'],
    ['iowa', 'Iowa', 'New Jersey'],
    ['cleveland', 'Biloxi', 'Vincennes', 'Miami'],
    ['usDestroyers', 'DES RN 50/1', 'DES RN 52', 'DES DIV 104', 'DES DIV 106'],
  ),
  force(
    'TG 38.3',
    'third',
    ['essex', 'Essex', 'Lexington'],
    ['independence', 'Langley', 'Princeton'],
    ['southDakota', 'Massachusetts', 'South Dakota'],
    ['cleveland', 'Santa Fe', 'Mobile'],
    ['atlanta', 'Reno'],
    ['usDestroyers', 'DES RN 50/2', 'DES RN 55', 'DES DIV 110'],
  ),
  force(
    'TG 38.4',
    'third',
    ['enterprise', 'Enterprise'],
    ['essex', 'Franklin'],
    ['independence', 'San Jacinto', 'Belleau Wood'],
    ['northCarolina', 'Washington'],
    ['southDakota', 'Alabama'],
    ['treatyCruiser', 'New Orleans', 'Wichita'],
    ['usDestroyers', 'DES RN 6', 'DES DIV 12/1', 'DES DIV 12/2', 'DES DIV 24'],
  ),
  force(
    'TG 38.1',
    'third',
    ['essex', 'Wasp', 'Hornet', 'Hancock'],
    ['independence', 'Monterey', 'Cowpens'],
    ['baltimore', 'Boston'],
    ['treatyCruiser', 'Chester', 'Pensacola', 'Salt Lake City'],
    ['usDestroyers', 'DES RN 4/1', 'DES RN 4/2', 'DES RN 46', 'DES DIV 92', 'DES DIV 100'],
  ),
];
