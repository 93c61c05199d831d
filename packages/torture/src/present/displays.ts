import type { Display, DisplayBox, Message, PieceView, Side } from '@point-option/engine';
import { AREAS, areas } from '../data/areas.ts';
import { nameOf, sideName } from '../data/names.ts';
import { campBox, deckBox, DECKS_PER_SIDE, hangarBox, lostBox, reserveBox, rosterOf } from '../data/roster.ts';
import { SIDES, THEATERS } from '../data/sides.ts';
import { entryOf, groundOf, type Mission, MISSIONS, unitOf } from '../data/state.ts';
import { landings, portBox } from '../rules/campaign.ts';
import { readyUnits, theaterBox } from '../rules/side.ts';
import { headquarters } from '../rules/supply.ts';
import { missionBox } from '../rules/turn.ts';
import type { WarView } from '../view.ts';
import { pieceView } from './pieces.ts';

type Within = (box: string) => PieceView[];

/** Every display: with a chart those beside it, without one the areas too. */
export function displays(view: WarView, viewer: string, isBattle: boolean): Display[] {
  const within = piecesByBox(view, viewer);
  return [
    ...(view.scenario === 'desk' ? [areaDisplay(within)] : []),
    ...SIDES.flatMap((side) => [
      decks(within, side),
      missions(view, viewer, side),
      theaters(view, side),
      ports(view, within, side),
      losses(within, side),
    ]),
    ...(isBattle ? [battleBoard(view, viewer)] : []),
  ];
}

function piecesByBox(view: WarView, viewer: string): Within {
  const { entries } = rosterOf(view.scenario);
  const ground = groundOf(view);
  const byBox = new Map<string, PieceView[]>();
  view.units.forEach((unit, i) => {
    const entry = entries[i];
    if (entry === undefined || (view.scenario !== 'desk' && ground.isPlace(unit.at))) return;
    const list = byBox.get(unit.at) ?? [];
    list.push(pieceView(entry, unit, viewer));
    byBox.set(unit.at, list);
  });
  return (box) => byBox.get(box) ?? [];
}

const titled = (key: string, side: Side): Message => ({ key, values: { side: sideName(side) } });

/** No layout: a grid. */
function areaDisplay(within: Within): Display {
  return {
    id: 'areas',
    title: { key: 'display areas' },
    short: { key: 'display areas' },
    boxes: AREAS.map((id) => ({ id, title: areas.name(id), pieces: within(id) })),
  };
}

/** Carriers with their flight decks and hangars. */
function decks(within: Within, side: Side): Display {
  const boxes = Array.from({ length: DECKS_PER_SIDE }, (_, i) => i + 1).flatMap((n): DisplayBox[] => {
    const [id, deck, hangar] = [`carrier ${side} ${n}`, deckBox(side, n), hangarBox(side, n)];
    const aboard = within(deck).length + within(hangar).length;
    return [
      {
        id,
        title: { key: 'box carrier', values: { n } },
        pieces: [],
        delegable: true,
        gauges: [
          {
            label: { key: 'gauge aboard' },
            value: aboard,
            max: 8,
            marks: [{ at: 6, label: { key: 'mark full' } }],
            counts: [deck, hangar],
          },
        ],
        notes: [
          aboard > 6
            ? { text: { key: 'note crowded' }, tone: 'caution' }
            : { text: { key: 'note in order' }, tone: 'good' },
        ],
      },
      {
        id: deck,
        title: { key: 'box deck' },
        short: { key: 'box deck' },
        of: id,
        tier: 'upper',
        limit: 6,
        pieces: within(deck),
      },
      {
        id: hangar,
        title: { key: 'box hangar' },
        short: { key: 'box hangar' },
        of: id,
        tier: 'lower',
        limit: 6,
        pieces: within(hangar),
      },
    ];
  });
  return {
    id: `decks ${side}`,
    title: titled('display decks', side),
    short: sideName(side),
    layout: 'holders',
    group: { id: 'decks' },
    boxes,
  };
}

/** A head for the whole, with a part for each mission. */
function missions(view: WarView, viewer: string, side: Side): Display {
  const given = view.missions[side] ?? {};
  const head = `missions ${side}`;
  const fly = (mission: Mission): PieceView[] =>
    Object.keys(given)
      .filter((id) => given[id] === mission)
      // The counters themselves wait on deck: here lie their orders.
      .map((id) => {
        const piece = pieceView(entryOf(view, id), unitOf(view, id), viewer);
        return { ...piece, id: `order ${id}`, face: { ...piece.face, tone: 'soft' } };
      });
  return {
    id: head,
    title: titled('display missions', side),
    short: sideName(side),
    layout: 'cells',
    group: { id: 'missions', stacked: true },
    boxes: [
      { id: `${head} head`, title: { key: 'box missions' }, pieces: [] },
      ...MISSIONS.map((mission) => ({
        id: missionBox(side, mission),
        title: { key: `mission ${mission}` },
        of: `${head} head`,
        pieces: fly(mission),
      })),
    ],
  };
}

function theaters(view: WarView, side: Side): Display {
  return {
    id: `theaters ${side}`,
    title: titled('display theaters', side),
    short: sideName(side),
    layout: 'strips',
    group: { id: 'theaters' },
    gauges: [
      { label: { key: 'gauge supply' }, value: view.supply[side] ?? 0, max: 30, caution: (view.supply[side] ?? 0) < 3 },
    ],
    notes: [{ text: { key: 'note guesses' }, tone: 'unsure' }],
    boxes: THEATERS.map((theater) => {
      const ready = readyUnits(view, side, theater).length;
      return {
        id: theaterBox(side, theater),
        title: { key: `theater ${theater}` },
        pieces: [],
        gauges: [{ label: { key: 'gauge ready' }, value: ready, max: 16 }],
        notes: [{ text: { key: 'note headquarters', values: { n: headquarters(view, side).length } } }],
      };
    }),
  };
}

function ports(view: WarView, within: Within, side: Side): Display {
  return {
    id: `ports ${side}`,
    title: titled('display ports', side),
    short: sideName(side),
    layout: 'row',
    group: { id: 'ports' },
    boxes: [
      { id: reserveBox(side), title: { key: 'box reserve' }, pieces: within(reserveBox(side)) },
      ...landings(view, side).map((at) => ({
        id: portBox(side, at),
        title: groundOf(view).name(at),
        limit: 2,
        pieces: [],
      })),
      { id: campBox(side), title: { key: 'box camp' }, pieces: within(campBox(side)) },
    ],
  };
}

function losses(within: Within, side: Side): Display {
  return {
    id: `losses ${side}`,
    title: titled('display losses', side),
    short: sideName(side),
    layout: 'list',
    group: { id: 'losses', stacked: true },
    boxes: [{ id: lostBox(side), title: { key: 'box lost' }, pieces: within(lostBox(side)) }],
  };
}

/** The two sides of a battle face each other. */
function battleBoard(view: WarView, viewer: string): Display {
  const { clash } = view;
  const line = (id: string, key: string, unit: string | undefined): DisplayBox[] => [
    { id, title: { key }, pieces: [] },
    {
      id: `${id} front`,
      title: unit === undefined ? { key: 'box nobody' } : nameOf(entryOf(view, unit)),
      short: { key: 'box front' },
      of: id,
      pieces:
        unit === undefined
          ? []
          : [{ ...pieceView(entryOf(view, unit), unitOf(view, unit), viewer), id: `battle ${unit}` }],
    },
    { id: `${id} rear`, title: { key: 'box rear' }, of: id, pieces: [] },
  ];
  return {
    id: 'battle',
    title: { key: 'display battle' },
    layout: 'board',
    boxes: [
      ...line('attackers', 'box attackers', clash?.attacker),
      ...line('defenders', 'box defenders', clash?.target),
    ],
  };
}
