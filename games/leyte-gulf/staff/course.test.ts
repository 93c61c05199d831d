import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid, IS_WEST } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { type Admiral, HALSEY, KURITA, KINKAID, OZAWA } from './admirals.ts';
import { usPurpose } from './courseAmerican.ts';
import { japanesePurpose } from './courseJapanese.ts';
import { mustFight } from './oath.ts';
import { guardsStrait, taskOf } from './sea.ts';
import { bestHex, deskOf, markerOf, ownForce, place, position, report } from './staff.testing.ts';
import { wayTo } from './ways.ts';

const STEAM = 4;

function us(force: string, admiral: Admiral, change?: (data: LeyteTheater) => void): { hex: string; reason: string } {
  const desk = deskOf(position(change), 'us', admiral);
  const purpose = usPurpose(desk, ownForce(desk, force), STEAM);
  return { hex: bestHex(purpose), reason: purpose.reason };
}

function japan(
  force: string,
  admiral: Admiral,
  change?: (data: LeyteTheater) => void,
): { hex: string; reason: string } {
  const desk = deskOf(position(change), 'japan', admiral);
  const purpose = japanesePurpose(desk, ownForce(desk, force), STEAM);
  return { hex: bestHex(purpose), reason: purpose.reason };
}

/** The battleships of TG 38.2 sail on their own. */
function line(data: LeyteTheater): void {
  for (const ship of SHIPS_OF.get('TG 38.2') ?? [])
    if (data.shipAt[ship] === markerOf('TG 38.2')) data.shipAt[ship] = -1;
  for (const ship of SHIPS_OF.get('TG 38.2')?.slice(3, 5) ?? []) data.shipAt[ship] = markerOf('TG 38.2');
}

describe('what US forces sail for', () => {
  it('the old battleships close Surigao, and the fast ones San Bernardino', () => {
    expect(us('TF 78', KINKAID)).toEqual({ hex: '3722', reason: 'close Surigao' });
    expect(us('TG 38.2', KINKAID, line)).toEqual({ hex: '3119', reason: 'close San Bernardino' });
  });

  it('the fast ones bar the way of whoever is through already', () => {
    const through = (data: LeyteTheater): void => {
      line(data);
      place(data, 'Force A', '3122');
    };
    expect(us('TG 38.2', KINKAID, through)).toEqual({ hex: '3323', reason: 'bar the north' });
  });

  it('12.2: escort carriers stay within three hexes of the beachhead, and run from guns', () => {
    const station = us('Taffy 1', KINKAID);
    expect(station.reason).toBe('hold station');
    expect(grid.distance(grid.mustHex(station.hex), grid.mustHex('3521'))).toBeLessThanOrEqual(3);
    const chased = us('Taffy 1', KINKAID, (data) => {
      place(data, 'Force A', '3424');
      report(data, 'Force A');
    });
    expect(chased.reason).toBe('escort carriers run');
    expect(grid.distance(grid.mustHex(chased.hex), grid.mustHex('3424'))).toBeGreaterThan(5);
  });

  it('Halsey goes for carriers that were reported, wherever they are; Lee does not', () => {
    const ozawa = (data: LeyteTheater): void => report(data, 'Ozawa');
    expect(us('TG 38.3', HALSEY, ozawa).reason).toBe('after the carriers');
    expect(us('TG 38.3', KINKAID, ozawa).reason).toBe('cover the straits');
  });

  it('Halsey turns back when somebody comes through San Bernardino after all', () => {
    const both = (data: LeyteTheater): void => {
      report(data, 'Ozawa');
      place(data, 'Force A', '3120');
    };
    expect(us('TG 38.3', HALSEY, both).reason).not.toBe('after the carriers');
    expect(guardsStrait(deskOf(position(both), 'us', HALSEY))).toBe(true);
    expect(guardsStrait(deskOf(position(), 'us', HALSEY))).toBe(false);
    expect(guardsStrait(deskOf(position(), 'us', KINKAID))).toBe(true);
  });

  it('nobody is alarmed by forces that come through Surigao', () => {
    const south = (data: LeyteTheater): void => place(data, 'Force C', '3722');
    expect(guardsStrait(deskOf(position(south), 'us', HALSEY))).toBe(false);
  });

  it('battleships seek a battle with whoever is weaker, in the open', () => {
    const weaker = (data: LeyteTheater): void => {
      place(data, 'Shima', '3622');
      report(data, 'Shima');
    };
    expect(us('TF 78', KINKAID, weaker)).toEqual({ hex: '3622', reason: 'seek battle' });
  });
});

describe('the last line before the beachhead', () => {
  const north = (data: LeyteTheater): void => {
    place(data, 'Force B', '3523');
    report(data, 'Force B');
  };
  it('the old battleships leave Surigao for whoever is stronger in the north, and the light ships stand in for them', () => {
    expect(us('TF 78', HALSEY, north)).toEqual({ hex: '3523', reason: 'seek battle' });
    const far = (data: LeyteTheater): void => {
      place(data, 'Force A', '3223');
      report(data, 'Force A');
    };
    expect(us('TF 78', HALSEY, far)).toEqual({ hex: '3522', reason: 'bar the north' });
    const light = (data: LeyteTheater): void => {
      far(data);
      for (const [, ship] of (SHIPS_OF.get('TF 79') ?? []).entries()) data.shipAt[ship] = -1;
      for (const ship of (SHIPS_OF.get('TF 79') ?? []).slice(3)) data.shipAt[ship] = markerOf('TF 79');
    };
    expect(us('TF 79', HALSEY, light)).toEqual({ hex: '3622', reason: 'bar the south' });
  });

  it('they stay where they are for a weaker force in the north, and for a marker that nobody has found yet', () => {
    const weaker = (data: LeyteTheater): void => {
      place(data, 'Shima', '3323');
      report(data, 'Shima');
      place(data, 'Force C', '3822');
      report(data, 'Force C');
    };
    expect(us('TF 78', HALSEY, weaker).reason).toBe('close Surigao');
    expect(us('TF 78', HALSEY, (data) => place(data, 'Force A', '3223')).reason).toBe('close Surigao');
  });

  it('8.3.9, 12.3: the nearest escort carriers lie in the beachhead meanwhile, and the others run', () => {
    const near = (data: LeyteTheater): void => {
      place(data, 'Force A', '3223');
      report(data, 'Force A');
    };
    expect(us('Taffy 1', HALSEY, near)).toEqual({ hex: '3521', reason: 'behind the line' });
    expect(us('Taffy 3', HALSEY, near).reason).not.toBe('behind the line');
    const late = (data: LeyteTheater): void => {
      place(data, 'Force A', '3522');
      report(data, 'Force A');
    };
    expect(us('Taffy 1', HALSEY, late).reason).toBe('escort carriers run');
  });

  it('whoever is next to the beachhead is attacked at any odds', () => {
    const door = (hex: string) => (data: LeyteTheater) => {
      place(data, 'Force A', hex);
      report(data, 'Force A');
      for (const each of (SHIPS_OF.get('TF 78') ?? []).slice(2)) data.shipAt[each] = -1;
      place(data, 'TF 78', '3623');
    };
    expect(us('TF 78', HALSEY, door('3522'))).toEqual({ hex: '3522', reason: 'seek battle' });
    expect(us('TF 78', HALSEY, door('3523')).reason).not.toBe('seek battle');
  });

  it('a beaten Task Force 34 falls back on it', () => {
    const beaten = (data: LeyteTheater): void => {
      line(data);
      data.shipAt[SHIPS_OF.get('TG 38.2')?.[4] ?? 0] = -2;
      place(data, 'TG 38.2', '3121');
      place(data, 'Force A', '3119');
      report(data, 'Force A');
    };
    expect(us('TG 38.2', KINKAID, beaten)).toEqual({ hex: '3522', reason: 'fall back' });
  });
});

describe('what Japanese forces sail for', () => {
  it('Kurita goes for the beachhead at once', () => {
    expect(japan('Force A', KURITA)).toEqual({ hex: '3521', reason: 'force the strait' });
  });

  it('as planned they stay west of the straits until the night of the 25th', () => {
    const waiting = japan('Force A', OZAWA);
    expect(waiting.reason).toBe('wait for the night');
    expect(IS_WEST[grid.mustHex(waiting.hex)]).toBe(true);
    expect(japan('Force A', OZAWA, (data) => void (data.turn = 5))).toEqual({
      hex: '3521',
      reason: 'force the strait',
    });
  });

  it('13.1.5.2: whoever is free and too weak to win goes home', () => {
    const free = (data: LeyteTheater): void => {
      for (const ship of SHIPS_OF.get('Shima') ?? []) data.own.freed[ship] = true;
    };
    expect(japan('Shima', KURITA, free).reason).toBe('free to go');
    // Force A alone is worth enough to win.
    const strong = (data: LeyteTheater): void => {
      for (const ship of SHIPS_OF.get('Force A') ?? []) data.own.freed[ship] = true;
    };
    expect(japan('Force A', KURITA, strong).reason).toBe('force the strait');
  });

  it('transports go to Ormoc, and out of the way once they have unloaded', () => {
    const near = (data: LeyteTheater): void => {
      data.turn = 5;
      place(data, 'Transports', '3720');
    };
    expect(japan('Transports', OZAWA, near)).toEqual({ hex: '3520', reason: 'to Ormoc' });
    expect(japan('Transports', OZAWA, (data) => void (data.own.unloaded = 4)).reason).toBe('unloaded');
    expect(japan('Division 21', KURITA, (data) => void (data.own.unloaded = 4)).reason).toBe('escort goes home');
  });

  it('transports stay away by day, and their destroyers stay with them or go home', () => {
    const evening = japan('Transports', OZAWA, (data) => void (data.turn = 4));
    expect(evening.reason).toBe('to Ormoc by night');
    expect(wayTo(grid.mustHex('3520'), 'japan')[grid.mustHex(evening.hex)]).toBe(2);
    expect(japan('Division 21', KURITA)).toEqual({ hex: '3909', reason: 'with the transports' });
    expect(japan('Division 21', OZAWA).reason).toBe('escort goes home');
  });

  it('12.1: they don’t arrive with nothing left to unload with', () => {
    const late = (data: LeyteTheater): void => {
      data.turn = 5;
      place(data, 'Transports', '3721');
    };
    const desk = deskOf(position(late), 'japan', OZAWA);
    const { wish } = japanesePurpose(desk, ownForce(desk, 'Transports'), 2);
    expect(wish(grid.mustHex('3620'))).toBeGreaterThan(wish(grid.mustHex('3520')));
  });

  it('they wait together, so that they can sail as one, and the weaker doesn’t run ahead', () => {
    const two = (data: LeyteTheater): void => {
      data.turn = 4;
      place(data, 'Force A', '2917');
      place(data, 'Force B', '2916');
    };
    expect(japan('Force B', OZAWA, two).hex).toBe('2917');
    const desk = deskOf(
      position((data) => {
        two(data);
        data.turn = 5;
      }),
      'japan',
      OZAWA,
    );
    const { wish } = japanesePurpose(desk, ownForce(desk, 'Force B'), STEAM);
    expect(wish(grid.mustHex('2917'))).toBeGreaterThan(wish(grid.mustHex('3119')));
  });

  it('Ozawa shows himself, keeps his distance, and leaves on the last day', () => {
    const seen = (data: LeyteTheater): void => report(data, 'TG 38.3');
    const bait = japan('Ozawa', OZAWA, seen);
    expect(bait.reason).toBe('show the carriers');
    // Near enough to be found (7.2), and beyond what bombers reach with all they carry (4.4).
    expect(grid.distance(grid.mustHex(bait.hex), grid.mustHex('2621'))).toBe(12);
    const close = (data: LeyteTheater): void => {
      seen(data);
      place(data, 'Ozawa', '1822');
      for (const unit of fleet.squadronsOf.japan) data.airAt[unit] = 'flown';
    };
    expect(japan('Ozawa', OZAWA, close).reason).toBe('draw them north');
    const hidden = japan('Ozawa', OZAWA, (data) => {
      seen(data);
      data.own.scenario = 'what-if';
    });
    expect(grid.distance(grid.mustHex(hidden.hex), grid.mustHex('2621'))).toBe(14);
    const last = (data: LeyteTheater): void => void (data.turn = 9);
    expect(japan('Ozawa', OZAWA, last).reason).toBe('bait goes home');
  });

  it('13.1.5.2: from the 25th no odds are too bad for those who have not fought', () => {
    const must = (turn: number, freed: boolean): boolean => {
      const data = position((each) => {
        each.turn = turn;
        for (const ship of SHIPS_OF.get('Force B') ?? []) each.own.freed[ship] = freed;
      });
      return mustFight(deskOf(data, 'japan', OZAWA), SHIPS_OF.get('Force B') ?? []);
    };
    expect([must(4, false), must(5, false), must(5, true)]).toEqual([false, true, false]);
  });
});

describe('what forces are for', () => {
  it('is told by their ships', () => {
    const [usDesk, japanDesk] = [deskOf(position(), 'us', KINKAID), deskOf(position(), 'japan', OZAWA)];
    const ours = ['Taffy 1', 'TF 78', 'TG 38.2'].map((force) => taskOf(usDesk, ownForce(usDesk, force)));
    const theirs = ['Force A', 'Shima', 'Ozawa', 'Transports', 'Division 21'].map((force) =>
      taskOf(japanDesk, ownForce(japanDesk, force)),
    );
    expect(ours).toEqual(['escort carriers', 'old battleships', 'carriers']);
    expect(theirs).toEqual(['center', 'south', 'bait', 'transports', 'transport escort']);
  });
});
