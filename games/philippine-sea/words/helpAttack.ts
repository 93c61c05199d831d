import type { Catalogue } from '@point-option/engine';

/** Help for each step of attacks on ships, of both sides. */
export const helpAttackWords: Catalogue = {
  'help.interception combat: divide':
    'With two raids or more over the hex a mission may be divided before it engages, so that both can be met (4.37). A free mission display and two units are needed. A patrol that divides leaves its station, and both parts have the fuel of one roll (ruling 142).',
  'help.interception combat: parts':
    'The units you name form the second mission, with the fuel of the first (4.37). Fewer units against a raid mean fewer hits and more return fire on each.',

  'help.raid attacks: next raid':
    'Of the raids that have reached their target one is drawn by lot and attacks; the others follow (5.71). Each attacks by itself.',
  'help.raid attacks: arrival':
    'A raid over a hex with Battle Line rolls for what it does about it: it turns on the battleships, flies over them, or keeps clear (5.72). Otherwise a carrier group in the hex is drawn by lot. A raid that no fighter met shows its make-up only now (10.13). Battleships can bear hits that would wreck a carrier: that is what Battle Line is for.',
  'help.raid attacks: overhead':
    'The raid passes over Battle Line on its way to the carriers. Each battleship may fire at one such raid in a phase, with half its value (5.72, 5.721). Where more are still to come, keep guns for the stronger ones; below 10 in all they do nothing (5.51).',
  'help.raid attacks: fire overhead':
    'The battleships fire at what flies over: the sum of their guns is halved and read on the chart (5.72). Any point may be hit, fighters too (ruling 37). Points shot down or put off will not attack.',
  'help.raid attacks: attack':
    'The guns of the attacked group fire first, and no other group (5.73). What is left adds up its strength: four for each naval point, three for each land-based one (5.75), doubled if the raid was never intercepted (5.61). The damage rolls go to carriers by lot; where there is none, to battleships. Each hit costs a carrier an air unit too (12.14), and her deck is out of action (12.12).',
  'help.raid attacks: fires':
    'Carriers hit in this segment roll once for fire, over all their hits (12.31). Many hits, aircraft ready on deck and aircraft in servicing make it likelier. A burning carrier neither launches nor lands (12.34).',

  'help.strike attacks: strikes':
    'Strikes in the hexes of detected forces, or of crippled ships, are looked up; the others fly on (5.1).',
  'help.strike attacks: next':
    'Several strikes are over one hex: they attack in your order (5.1). The first that does not surprise the force calls up its patrol, and the same fighters meet all that follow in this phase, less those shot down (5.43). A strike with many escorts may go first to spend them.',
  'help.strike attacks: strike': 'The chosen strike goes through its attack from contact to damage (5.1).',
  'help.strike attacks: done': 'The strike has attacked; the next one over the hex follows, if there is one (5.1).',
  'help.strike attacks: recall':
    'When all strikes of the phase are done, Japanese patrols come down again and count as neither lost nor away (5.44). If every flight deck of the force is out of action, they are lost (12.29).',
  'help.strike attack: target':
    'The strike may try to find a detected force in its hex, attack a crippled ship that lies there alone, wait, or turn home (5.1). To find the force it rolls by how far this is from your nearest group (5.21); an approximate sighting makes it harder. It has two tries in all (5.2). Waiting costs fuel, and detection fades when the force is activated (8.14).',
  'help.strike attack: nothing here':
    'The strike was told to hold off, or there is nothing here for it: it keeps its bombs and its tries for a later phase (5.1).',
  'help.strike attack: contact':
    'A die on the chart of strike contact, by the distance to the nearest American group (5.21). C finds the force; W leads to a wrong target, within two hexes or in the same one, where there is any (5.24, 5.26). Contact makes the force out to its highest level: its carriers come to light, and the commitment is reckoned anew (5.1, 13.12).',
  'help.strike attack: again':
    'A second try at once, for one more point of fuel and with -1, at this force or another in the hex (5.22). If you decline, the strike goes home as if it had failed (ruling 95). Weigh the point against the way back: fuel critical fliers are lost in landing (4.451).',
  'help.strike attack: no contact':
    'Two tries have failed, or the second was declined: the strike is spent and must go home to the carriers (5.23).',
  'help.strike attack: surprise':
    'A carrier force may be caught unprepared (5.3). American advantage adds 2, a force that has never sent a raid 1 (5.32). Partial surprise weakens its patrol and halves its guns; complete surprise silences both; either adds to the damage (5.31).',
  'help.strike attack: patrol':
    'The patrol of the force is rolled for by its net air value (5.41). Its points engage your escorts at one for two; what is left over, or slips through, goes for the attack planes (4.53). Without escorts every point counts double. A strike that meets no patrol attacks with doubled strength (5.61, ruling 18).',
  'help.strike attack: guns':
    'The guns of every ship in the force are added up and read on the chart: some attack planes are lost, others put off their aim (5.51). Fighters are spared. Surprise halves or silences the guns.',
  'help.strike attack: strength':
    'The attack values of the planes that are still in it give the number of damage rolls and their modifier (5.61). Without air combat before, the strength is doubled.',
  'help.strike attack: coordinate':
    'One point of fuel buys the time to draw up the attack; without it the chart is read one column to the left (5.61). The question shows both. It is seldom worth saving unless the mission is about to run dry on the way home.',
  'help.strike attack: hurried':
    'The attack is made as the planes come in: one column to the left on the chart (5.61).',
  'help.strike attack: take aim':
    'The damage rolls are counted, each with its modifier (5.61). They are given to ships before any is rolled.',
  'help.strike attack: aim':
    'Give every damage roll a ship; all are given before the first is rolled (5.61). Rolls on one ship add up toward crippling or sinking her; rolls spread over many shut more flight decks. A sunk fleet carrier counts 25 points, a crippled one 17, a heavily damaged one 10 (15.1). Battleships count nothing and take -1.',
  'help.strike attack: damage':
    'Each roll gives hits on its ship (5.61). Japanese carriers lose air value by permanent hits, half their capacity puts the deck out, and near the end they are crippled and left behind (12.23, 12.26, 12.41). Hits become permanent within two turns (12.21).',
};
