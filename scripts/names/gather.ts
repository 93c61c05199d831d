// Prints, as JSON, what the games of the registry call their things: names that no page, host or kernel may know.
import {
  ask,
  begin,
  fast,
  type Game,
  kernelWords,
  observeMatch,
  type PieceView,
  type Presentation,
  sampleAnswer,
  say,
  submit,
} from '@point-option/engine';
import { registry } from '@point-option/games';

/** How far a match of each scenario is played, to see displays that are not there at the start. */
const ORDERS = 60;

const games = new Set<string>();
const sides = new Set<string>();
/** Proper names: of ships, aircraft and places. */
const names = new Set<string>();
/** What games call their scenarios, displays, boxes, tracks and cups. */
const ids = new Set<string>();
/** Ordinary words, as they stand in sentences. */
const plain = new Set<string>();

/** "F6F-3", "SB2C": letters with a figure among them. */
const DESIGNATION = /\b[A-Z]{1,3}\d[A-Z](?:-\d)?\b|\b[A-Z]{2}\d[A-Z]\b/g;

function addPiece(game: Game, { face, label }: PieceView): void {
  names.add(face.name);
  for (const [model] of say(game.words, label).matchAll(DESIGNATION)) names.add(model);
}

function addShown(game: Game, { map, displays, tracks, cups }: Presentation): void {
  for (const place of map?.places ?? []) names.add(say(game.words, place.name));
  const boxes = displays.flatMap((display) => display.boxes);
  for (const { id } of [...displays, ...boxes, ...tracks, ...cups]) ids.add(id);
  for (const { group } of displays) if (group) ids.add(group.id);
  for (const { pieces } of [...(map?.stacks ?? []), ...boxes]) for (const piece of pieces) addPiece(game, piece);
}

function addMatch(game: Game, scenario: string): void {
  const match = begin(game, { scenario, dice: { kind: 'fast', seed: 'names' }, simulate: true });
  const dice = fast('names/answers');
  for (let order = 0; order < ORDERS && match.table.whole.outcome === null; order++) {
    if (order % 4 === 0) for (const side of game.sides) addShown(game, game.present(observeMatch(match, side)));
    const side = match.table.whole.open[0] ?? '';
    const question = ask(match, side);
    if (question === null) break;
    submit(match, side, sampleAnswer(question, dice));
  }
}

const addPlain = (text: string): void => {
  for (const [word] of text.matchAll(/\b[a-z]+\b/g)) plain.add(word);
};

for (const text of Object.values(kernelWords)) addPlain(text);
for (const { load } of registry) {
  const game = await load();
  games.add(game.id);
  for (const text of Object.values(game.words)) addPlain(text);
  for (const side of game.sides) sides.add(side);
  for (const { id } of game.scenarios) {
    ids.add(id);
    addMatch(game, id);
  }
}
console.log(
  JSON.stringify({ games: [...games], sides: [...sides], names: [...names], ids: [...ids], plain: [...plain] }),
);
